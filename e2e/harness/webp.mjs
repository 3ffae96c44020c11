// Pictures as WebP files, encoded by the browser itself; several of them as one animation.

// Scales a PNG file to this width and encodes it; `page` is an empty one.
export async function encode(page, png, { width, quality }) {
  const [{ file }] = await encodeParts(page, [png], { width, quality });
  return file;
}

// An animation of [{ png, millis }]. Of each frame there is only what has changed since the one before; where nothing
// has, that one lasts longer. The container: https://developers.google.com/speed/webp/docs/riff_container.
export async function animate(page, shots, { width, quality }) {
  const parts = await encodeParts(page, shots.map(({ png }) => png), { width, quality });
  const frames = [];
  for (const [index, part] of parts.entries()) {
    if (part) {
      frames.push({ ...part, millis: 0 });
    }
    frames.at(-1).millis += shots[index].millis;
  }
  const size = ({ width, height }) => Buffer.concat([u24(width - 1), u24(height - 1)]);
  const animated = Buffer.from([0b10, 0, 0, 0]);
  // White behind all, and again for ever.
  const head = [chunk("VP8X", Buffer.concat([animated, size(frames[0])])), chunk("ANIM", Buffer.from([255, 255, 255, 255, 0, 0]))];
  const body = frames.map((frame) => {
    // Over what was there before, which stays.
    const place = Buffer.concat([u24(frame.x / 2), u24(frame.y / 2), size(frame), u24(frame.millis), Buffer.from([0b10])]);
    return chunk("ANMF", Buffer.concat([place, pixels(frame.file)]));
  });
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...head, ...body]));
}

// For each picture { file, x, y, width, height }: what differs from the one before, or null where nothing does.
async function encodeParts(page, pngs, { width, quality }) {
  const given = { pngs: pngs.map((png) => png.toString("base64")), width, quality };
  const parts = await page.evaluate(async ({ pngs, width, quality }) => {
    // Without transparency, so that a file holds one plain frame.
    const brushOf = (width, height) => Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { alpha: false });
    const base64 = async (brush) => {
      const blob = await new Promise((done) => brush.canvas.toBlob(done, "image/webp", quality));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    };
    const parts = [];
    let before;
    for (const png of pngs) {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const height = Math.round((picture.height * width) / picture.width);
      const brush = brushOf(width, height);
      brush.imageSmoothingQuality = "high";
      brush.drawImage(picture, 0, 0, width, height);
      const now = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
      let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
      now.forEach((colour, index) => {
        if (before && colour !== before[index]) {
          const [x, y] = [index % width, Math.floor(index / width)];
          [left, top] = [Math.min(left, x), Math.min(top, y)];
          [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
        }
      });
      before = now;
      // Places are even numbers.
      const [x, y] = [left - (left % 2), top - (top % 2)];
      const size = { width: right - x, height: bottom - y };
      if (size.width <= 0) {
        parts.push(null);
        continue;
      }
      const part = brushOf(size.width, size.height);
      part.drawImage(brush.canvas, -x, -y);
      parts.push({ file: await base64(part), x, y, ...size });
    }
    return parts;
  }, given);
  return parts.map((part) => part && { ...part, file: Buffer.from(part.file, "base64") });
}

// The chunk with the pixels of a file.
function pixels(file) {
  let place = 12;
  for (;;) {
    const length = file.readUInt32LE(place + 4);
    const end = place + 8 + length + (length % 2);
    if (file.toString("latin1", place, place + 4) === "VP8 ") {
      return file.subarray(place, end);
    }
    place = end;
  }
}

function chunk(name, body) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}

function u24(number) {
  return Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255]);
}
