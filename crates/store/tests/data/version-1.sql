-- A data file of version 1, as the last program before version 2 has made it, with toy games (hidden-hand).
-- The tests know the tables and cookies below; the key is in `settings`.
--
-- h2pxyf7era waits: Ann (host) and Cleo sit, Bob was kicked, Gus sits and had his cookie revoked.
-- 4nk7zt8wmq runs, nhfx5xyc89 is over, and its rematch 6es9xj8u8a waits with both invited.
-- tn9qny5f33 was uploaded by Dora and runs with Ann.
PRAGMA user_version=1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
        number  INTEGER PRIMARY KEY,
        name    TEXT NOT NULL UNIQUE,
        game    TEXT NOT NULL,
        rules   INTEGER NOT NULL,
        edition TEXT NOT NULL
    ) STRICT;
INSERT INTO tables VALUES(1,'h2pxyf7era','hidden-hand',1,'907fc8ee5625eb4ce539e1552f9e50e7f39de017edd4e92149840df9ecf08aa3');
INSERT INTO tables VALUES(2,'4nk7zt8wmq','hidden-hand',1,'907fc8ee5625eb4ce539e1552f9e50e7f39de017edd4e92149840df9ecf08aa3');
INSERT INTO tables VALUES(3,'nhfx5xyc89','hidden-hand',1,'907fc8ee5625eb4ce539e1552f9e50e7f39de017edd4e92149840df9ecf08aa3');
INSERT INTO tables VALUES(4,'6es9xj8u8a','hidden-hand',1,'907fc8ee5625eb4ce539e1552f9e50e7f39de017edd4e92149840df9ecf08aa3');
INSERT INTO tables VALUES(5,'tn9qny5f33','hidden-hand',1,'907fc8ee5625eb4ce539e1552f9e50e7f39de017edd4e92149840df9ecf08aa3');
CREATE TABLE rows (
        table_number INTEGER NOT NULL REFERENCES tables (number),
        seq          INTEGER NOT NULL CHECK (seq > 0),
        body         TEXT NOT NULL,
        PRIMARY KEY (table_number, seq)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "rows" VALUES(1,1,'{"made":{"options":{"seats":3,"partners":false},"secret":"faccaa1d97d13e744b0ef969cf907d5ce1a3fc4412f0c9da1f7b6ec99d4b38e9","host":"87d82d155685fda42f606911efa50ac1"}}');
INSERT INTO "rows" VALUES(1,2,'{"links":{"seat":"77fde7b5d1b6c78da4ef3825e3dd1ea46e32d1662438cf92cdb52acc6c94a0cf","watch":"822bcf1416a73e081c8b922fbba6b521940bce1f467170b2085c63a1f162b8da"}}');
INSERT INTO "rows" VALUES(1,3,'{"invited":[]}');
INSERT INTO "rows" VALUES(1,4,'{"sat":{"seat":0,"guest":"87d82d155685fda42f606911efa50ac1","name":"Ann","entropy":"0000000000000000000000000000000000000000000000000000000000000000"}}');
INSERT INTO "rows" VALUES(1,5,'{"sat":{"seat":1,"guest":"bc24701f15e9fe32fec06e40e78f0f6d","name":"Bob","entropy":"0101010101010101010101010101010101010101010101010101010101010101"}}');
INSERT INTO "rows" VALUES(1,6,'{"left":1}');
INSERT INTO "rows" VALUES(1,7,'{"barred":"bc24701f15e9fe32fec06e40e78f0f6d"}');
INSERT INTO "rows" VALUES(1,8,'{"links":{"seat":"396db77df7e978ad84fe5728d7f99fca91f6059c9ff36eb66e4f87d0b69b1869","watch":"8b24a93fcc52a4449a551d5e6550f274fb1218dbef9806aab8818a3286d1be7c"}}');
INSERT INTO "rows" VALUES(1,9,'{"sat":{"seat":1,"guest":"dd704b4ed850a6f829eacf6e60957164","name":"Cleo","entropy":"0101010101010101010101010101010101010101010101010101010101010101"}}');
INSERT INTO "rows" VALUES(1,10,'{"sat":{"seat":2,"guest":"f9a30f500b3c41b9667b57f8f1398a6d","name":"Gus","entropy":"0202020202020202020202020202020202020202020202020202020202020202"}}');
INSERT INTO "rows" VALUES(2,1,'{"made":{"options":{"seats":2,"partners":false},"secret":"aca765751b95f6a2dedfbdc5e28bd861ff2f2c7343f2582fb587cad4e8d48d03","host":"beabf663c6719affd6d5cdee39d8a316"}}');
INSERT INTO "rows" VALUES(2,2,'{"links":{"seat":"9ee3e0a848eb7e9c8ccf807e887b3198a7425f34dbfa9393d203f9031d76b415","watch":"b5d2053dbe5b660e6068e1db6ff8bc1b37fa4981f67dcdf19e827ee6a403321d"}}');
INSERT INTO "rows" VALUES(2,3,'{"invited":[]}');
INSERT INTO "rows" VALUES(2,4,'{"sat":{"seat":0,"guest":"beabf663c6719affd6d5cdee39d8a316","name":"Ann","entropy":"0000000000000000000000000000000000000000000000000000000000000000"}}');
INSERT INTO "rows" VALUES(2,5,'{"sat":{"seat":1,"guest":"99c919e0a291a34b26b6d345411f9bbe","name":"P1","entropy":"0101010101010101010101010101010101010101010101010101010101010101"}}');
INSERT INTO "rows" VALUES(2,6,'{"started":{"seed":"033145b38849c983ef878d863582d4b8a0b9c0265c851b8ae542a268fd519cc6","entropy":["0000000000000000000000000000000000000000000000000000000000000000","0101010101010101010101010101010101010101010101010101010101010101"]}}');
INSERT INTO "rows" VALUES(2,7,'{"act":"A lay 2"}');
INSERT INTO "rows" VALUES(2,8,'{"act":"B lay 9"}');
INSERT INTO "rows" VALUES(3,1,'{"made":{"options":{"seats":2,"partners":false},"secret":"bc24701f15e9fe32fec06e40e78f0f6d7621357dac5fd6ec836adf1ef379b514","host":"2b8fca33194a9eca0f85bdfae4f6dbed"}}');
INSERT INTO "rows" VALUES(3,2,'{"links":{"seat":"94873550687fa38e6cf3e11dbda9252207c16e81080516eba6e03426da62b3e9","watch":"592b173f492923fbcd1c3447c602ca5d239e7bf5c1727cd9c075a87b5ccd6938"}}');
INSERT INTO "rows" VALUES(3,3,'{"invited":[]}');
INSERT INTO "rows" VALUES(3,4,'{"sat":{"seat":0,"guest":"2b8fca33194a9eca0f85bdfae4f6dbed","name":"Ann","entropy":"0000000000000000000000000000000000000000000000000000000000000000"}}');
INSERT INTO "rows" VALUES(3,5,'{"sat":{"seat":1,"guest":"d3c661e0ff8191eaf0d834ae78a8f827","name":"P1","entropy":"0101010101010101010101010101010101010101010101010101010101010101"}}');
INSERT INTO "rows" VALUES(3,6,'{"started":{"seed":"2489006d8d3dc9a742ae27f465b4d0727f9d97f71dac300652891cd969ca8d3b","entropy":["0000000000000000000000000000000000000000000000000000000000000000","0101010101010101010101010101010101010101010101010101010101010101"]}}');
INSERT INTO "rows" VALUES(3,7,'{"act":"A play 3"}');
INSERT INTO "rows" VALUES(3,8,'{"act":"B play 2"}');
INSERT INTO "rows" VALUES(3,9,'{"act":"A lay 16"}');
INSERT INTO "rows" VALUES(3,10,'{"act":"B play 20"}');
INSERT INTO "rows" VALUES(3,11,'{"act":"A play 12"}');
INSERT INTO "rows" VALUES(3,12,'{"act":"B play 11"}');
INSERT INTO "rows" VALUES(3,13,'{"act":"A play 19"}');
INSERT INTO "rows" VALUES(3,14,'{"act":"B lay 15"}');
INSERT INTO "rows" VALUES(3,15,'{"act":"A play 13"}');
INSERT INTO "rows" VALUES(3,16,'{"act":"B play 14"}');
INSERT INTO "rows" VALUES(3,17,'{"act":"A play 8"}');
INSERT INTO "rows" VALUES(3,18,'{"act":"B play 4"}');
INSERT INTO "rows" VALUES(3,19,'{"act":"A play 6"}');
INSERT INTO "rows" VALUES(3,20,'{"act":"B play 17"}');
INSERT INTO "rows" VALUES(3,21,'{"act":"A play 18"}');
INSERT INTO "rows" VALUES(3,22,'{"act":"B play 9"}');
INSERT INTO "rows" VALUES(3,23,'{"act":"A play 5"}');
INSERT INTO "rows" VALUES(3,24,'{"act":"B play 10"}');
INSERT INTO "rows" VALUES(3,25,'{"act":"A play 7"}');
INSERT INTO "rows" VALUES(3,26,'{"act":"B play 1"}');
INSERT INTO "rows" VALUES(3,27,'{"rematch":"6es9xj8u8a"}');
INSERT INTO "rows" VALUES(4,1,'{"made":{"options":{"seats":2,"partners":false},"secret":"71ecbf0ecc765b85d95928820192578afa381c7fdb03cac1184c8e7b910707f0","host":"2b8fca33194a9eca0f85bdfae4f6dbed"}}');
INSERT INTO "rows" VALUES(4,2,'{"links":{"seat":"62fc396dd23a349ead061446ca4188493348a7c11b6162e2884a02a6bf18ab0d","watch":"90f878d578f1b00a3a50a3a8004577b390fe4c555ce24e06dcc486dc1a7a4fdd"}}');
INSERT INTO "rows" VALUES(4,3,'{"invited":["2b8fca33194a9eca0f85bdfae4f6dbed","d3c661e0ff8191eaf0d834ae78a8f827"]}');
INSERT INTO "rows" VALUES(5,1,'{"made":{"options":{"seats":3,"partners":false},"secret":"72fc01202e0b0a4ad6bbcf669b7dd7bca48af7a32d0c7892125f84e2f41a7898","host":"33c5eee24ea8db99859f155c6b1dbd51"}}');
INSERT INTO "rows" VALUES(5,2,'{"links":{"seat":"2243ce51eed73d93dff862e2a9cb75b1fa2dab14d3902a2834f0717b5d4268aa","watch":"03b94a11b530efad8a19b951b459d7367bd968a4b900600baeb9941571570b9f"}}');
INSERT INTO "rows" VALUES(5,3,'{"invited":[]}');
INSERT INTO "rows" VALUES(5,4,'{"bot":{"seat":1,"kind":"thumb"}}');
INSERT INTO "rows" VALUES(5,5,'{"uploaded":{"seed":"ff4085ad157354dc8ea67a848e7c2270b4a19282713cf3a7ecf8e0ffbb159ed1","acts":["A play 17","B play 20","C play 1","A play 10"]}}');
INSERT INTO "rows" VALUES(5,6,'{"sat":{"seat":0,"guest":"33c5eee24ea8db99859f155c6b1dbd51","name":"Dora","entropy":"0000000000000000000000000000000000000000000000000000000000000000"}}');
INSERT INTO "rows" VALUES(5,7,'{"sat":{"seat":2,"guest":"87d82d155685fda42f606911efa50ac1","name":"Ann","entropy":"0202020202020202020202020202020202020202020202020202020202020202"}}');
INSERT INTO "rows" VALUES(5,8,'{"started":{"seed":"ff4085ad157354dc8ea67a848e7c2270b4a19282713cf3a7ecf8e0ffbb159ed1","entropy":[null,null,null]}}');
INSERT INTO "rows" VALUES(5,9,'{"act":"B play 12"}');
CREATE TABLE guests (guest TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO guests VALUES('2b8fca33194a9eca0f85bdfae4f6dbed','Ann');
INSERT INTO guests VALUES('33c5eee24ea8db99859f155c6b1dbd51','Dora');
INSERT INTO guests VALUES('87d82d155685fda42f606911efa50ac1','Ann');
INSERT INTO guests VALUES('99c919e0a291a34b26b6d345411f9bbe','P1');
INSERT INTO guests VALUES('bc24701f15e9fe32fec06e40e78f0f6d','Bob');
INSERT INTO guests VALUES('beabf663c6719affd6d5cdee39d8a316','Ann');
INSERT INTO guests VALUES('d3c661e0ff8191eaf0d834ae78a8f827','P1');
INSERT INTO guests VALUES('dd704b4ed850a6f829eacf6e60957164','Cleo');
INSERT INTO guests VALUES('f9a30f500b3c41b9667b57f8f1398a6d','Gus');
CREATE TABLE revoked (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO revoked VALUES('f9a30f500b3c41b9667b57f8f1398a6d');
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('key',X'87d82d155685fda42f606911efa50ac195bef4be188fcd1ecdb773d60e88ae5f');
CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
CREATE TRIGGER rows_are_kept BEFORE DELETE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
COMMIT;
