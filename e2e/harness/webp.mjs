// Pictures as WebP files, encoded by the browser itself; several of them as one animation.

// Scales PNG files to this width and encodes them; `page` is an empty one.
export async function encode(page, pngs, { width, quality }) {
  const encoded = await page.evaluate(
    async ({ pngs, width, quality }) => {
      const bytesOf = async (png) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = Math.round((picture.height * width) / picture.width);
        // Without transparency, so that a file is one plain frame.
        const brush = canvas.getContext("2d", { alpha: false });
        brush.imageSmoothingQuality = "high";
        brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
        const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", quality));
        const address = await new Promise((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result);
          reader.readAsDataURL(blob);
        });
        return address.slice(address.indexOf(",") + 1);
      };
      const all = [];
      for (const png of pngs) {
        all.push(await bytesOf(png));
      }
      return all;
    },
    { pngs: pngs.map((png) => png.toString("base64")), width, quality },
  );
  return encoded.map((text) => Buffer.from(text, "base64"));
}

// One file of several, each { file, millis }; frames that are the same follow each other as one. The container is that
// of https://developers.google.com/speed/webp/docs/riff_container.
export function animate(frames) {
  const merged = [];
  for (const { file, millis } of frames) {
    const last = merged.at(-1);
    if (last?.file.equals(file)) {
      last.millis += millis;
    } else {
      merged.push({ file, millis });
    }
  }
  const { width, height } = size(merged[0].file);
  const canvas = Buffer.concat([u24(width - 1), u24(height - 1)]);
  const animated = Buffer.from([0b10, 0, 0, 0]);
  // White behind all, and again for ever.
  const head = [chunk("VP8X", Buffer.concat([animated, canvas])), chunk("ANIM", Buffer.from([255, 255, 255, 255, 0, 0]))];
  const parts = merged.map(({ file, millis }) => {
    // At the upper left corner, over what was there before.
    const place = Buffer.concat([u24(0), u24(0), canvas, u24(millis), Buffer.from([0b10])]);
    return chunk("ANMF", Buffer.concat([place, file.subarray(12)]));
  });
  const body = Buffer.concat([Buffer.from("WEBP"), ...head, ...parts]);
  return chunk("RIFF", body);
}

// Of a plain file: "RIFF", its length, "WEBPVP8 ", a length, and a frame with its size after three bytes and a mark.
function size(file) {
  if (file.toString("latin1", 8, 16) !== "WEBPVP8 ") {
    throw new Error("not a plain WebP file");
  }
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

function chunk(name, body) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}

function u24(number) {
  return Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255]);
}
