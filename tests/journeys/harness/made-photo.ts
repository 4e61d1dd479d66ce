import type { Page } from 'playwright-core';

/** A photo as a phone's camera makes it, so noisy that it stays large: JPEG of this size, drawn in the browser. */
export async function madePhoto(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const picture = context.createImageData(wide, high);
      for (let at = 0; at < picture.data.length; at += 4) {
        const shade = (at * 2654435761) % 97;
        // Red at the left, blue at the right: the test sees which side is up.
        const isLeft = (at / 4) % wide < wide / 2;
        picture.data.set([isLeft ? 255 - shade : shade, shade, isLeft ? shade : 255 - shade, 255], at);
      }
      context.putImageData(picture, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** What a camera writes into a photo: that it has to be turned to the right, and a place. */
export const cameraNotes = 'GPS 52.5200N 13.4050E';

/** The photo with an EXIF segment that says orientation 6 and contains {@link cameraNotes}. */
export function withCameraNotes(jpeg: Buffer): Buffer {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    // Two entries: orientation (short), and a description (text) behind the directory.
    ...[0, 2],
    ...[0x01, 0x0e, 0, 2, 0, 0, 0, cameraNotes.length + 1, 0, 0, 0, 38],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    ...[0, 0, 0, 0],
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(`${cameraNotes}\0`)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

export const asFile = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
});

/** Draws a signature with the mouse. */
export async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /Area for the signature|手写签名的区域/ });
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20, { steps: 4 });
  await page.mouse.move(x + 160, y + 90, { steps: 4 });
  await page.mouse.up();
}
