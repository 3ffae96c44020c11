"""A client in another language: two seats of one table play a whole game over JSON, by chance.

Usage: client.py ADDRESS, for example client.py 127.0.0.1:8080
Needs Python 3.9 or newer and the package `websockets`. docs/protocol.md describes the frames.
It plays Spy Connection and writes the record to record.json, for `spymaster verify record.json`.
"""

import hashlib
import json
import random
import secrets
import sys

from websockets.sync.client import connect

OPTIONS = {"agents": [15, 15], "start": "first", "side": "light"}


class Player:
    """One socket, with the newest of everything that came over it."""

    def __init__(self, address, name):
        url = f"ws://{address}/api/socket/spy-connection"
        self.socket = connect(url, subprotocols=["spymaster.v1.json"])
        self.newest = {}
        self.say({"Name": name})

    def say(self, frame):
        self.socket.send(json.dumps(frame))

    def hear(self, kind):
        """Reads until a frame of this kind comes."""
        while True:
            came = json.loads(self.socket.recv(timeout=30))
            if not isinstance(came, dict):
                continue
            self.newest.update(came)
            if "Denied" in came or "Refused" in came:
                sys.exit(f"refused: {came}")
            if kind in came:
                return came[kind]

    def sit(self, table, seat):
        """Takes a chair and commits to a share of the deal, for the first attempt to start."""
        self.seat, self.share = seat, secrets.token_bytes(32)
        what = b"spymaster deal 2 seat\0" + table.encode() + b"\0" + (1).to_bytes(4, "little")
        self.commitment = hashlib.sha256(what + bytes([seat]) + self.share).hexdigest()
        self.say({"Sit": {"seat": seat, "commitment": self.commitment}})
        while self.newest["You"]["viewer"] != {"seat": seat}:
            self.hear("You")

    def reveal(self):
        """Keeps all commitments and then reveals the share. Nobody can change anything after that."""
        while self.newest["Table"]["stage"] != "dealing":
            self.hear("Table")
        shares = self.newest["Table"]["deal"]["shares"]
        self.seen = [share["committed"]["commitment"] for share in shares]
        assert self.seen[self.seat] == self.commitment, "this is not what was committed to"
        self.server = self.newest["Table"]["commitment"]
        self.say({"Reveal": self.share.hex()})

    def check(self, proof):
        """The record must have what was shown at the start, and the share of this client."""
        assert proof["commitment"] == self.server, "the server has changed its secret"
        assert proof["deal"]["commitments"] == self.seen, "somebody has changed a commitment"
        assert proof["entropy"][self.seat] == self.share.hex(), "the server has changed the share"


def play(address):
    players = [Player(address, "Ada"), Player(address, "Guido")]
    host, guest = players
    host.say({"Create": OPTIONS})
    token = host.hear("Links")["seat"]
    table = host.hear("You")["table"]
    guest.say({"Open": {"table": table, "token": token, "heard": 0}})
    guest.hear("You")
    for seat, player in enumerate(players):
        player.sit(table, seat)
    host.say("Start")
    for player in players:
        player.reveal()
    for player in players:
        player.hear("Update")
    moves = 0
    while host.newest["Update"]["outcome"] is None:
        player = players[host.newest["Update"]["asked"][0]]
        player.say("Legal")
        legal = player.hear("Legal")
        # One action at a time: several in one Submit are done in order, up to the first that is refused.
        action = random.choice(legal["actions"])
        player.say({"Submit": {"ask": legal["ask"], "actions": [action]}})
        for each in players:
            each.hear("Update")
        moves += 1
    host.say("Record")
    record = host.hear("Record")
    for player in players:
        player.check(json.loads(record))
    print(json.dumps({"moves": moves, "result": host.newest["Update"]["outcome"]}))
    return record


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    text = play(sys.argv[1])
    with open("record.json", "w", encoding="utf-8") as file:
        file.write(text)
