import { isOnItsSide, type Orientation, orientationOf, uprightTransform } from './exif-orientation.ts';
import { fitted, shrinkSteps } from './shrink-steps.ts';

export type Shrunk = { blob: Blob } | { problem: 'type' | 'size' };

/** The first bytes of a JPEG in which its orientation stands. */
const headBytes = 256 * 1024;

/**
 * Draws a picture upright and small enough, and makes a JPEG of what was drawn: nothing else of the file is in it, neither
 * place nor camera.
 */
export async function shrinkPicture(file: Blob, maxEdge: number, maxBytes: number): Promise<Shrunk> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    if (!image) return { problem: 'type' };
    const orientation = turnsByItself() ? 1 : orientationOf(await read(file.slice(0, headBytes)));
    for (const { edge, quality } of shrinkSteps(maxEdge)) {
      const blob = await jpegOf(draw(image, orientation, edge), quality);
      if (!blob) return { problem: 'type' };
      if (blob.size <= maxBytes) return { blob };
    }
    return { problem: 'size' };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Null for what the browser cannot show, such as HEIC outside of Safari, or a file that is no picture. */
function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** Chromium 80 draws a picture as it is stored; later browsers, which know this property, draw it upright. */
const turnsByItself = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('image-orientation', 'from-image');

function draw(image: HTMLImageElement, orientation: Orientation, edge: number): HTMLCanvasElement {
  const { width, height } = fitted(image.naturalWidth, image.naturalHeight, edge);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isOnItsSide(orientation) ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // What a PNG leaves open would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.transform(...uprightTransform(orientation, width, height));
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

function read(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => resolve(new ArrayBuffer(0));
    reader.readAsArrayBuffer(blob);
  });
}
