/** How a picture has to be turned to be upright: 1 is as it is, 2 to 8 as EXIF numbers them. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const exif = 0x45786966;
const orientationTag = 0x0112;

/** The orientation that a JPEG says it has; 1 where it says nothing, or is none. */
export function orientationOf(bytes: ArrayBuffer): Orientation {
  try {
    return readJpeg(new DataView(bytes));
  } catch {
    // The file ends early: the browser decides whether it is a picture.
    return 1;
  }
}

function readJpeg(view: DataView): Orientation {
  if (view.getUint16(0) !== 0xffd8) return 1;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    // The picture itself begins: no segment after it says anything of it.
    if (marker === 0xffda || (marker & 0xff00) !== 0xff00) return 1;
    if (marker === 0xffe1 && view.getUint32(at + 4) === exif) return readTiff(view, at + 10);
    at += 2 + view.getUint16(at + 2);
  }
  return 1;
}

function readTiff(view: DataView, start: number): Orientation {
  const little = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, little);
  const entries = view.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** Whether width and height change places. */
export const isOnItsSide = (orientation: Orientation): boolean => orientation >= 5;

/**
 * The transform of a canvas that draws a picture upright.
 * @param width - of the picture as it is stored, on the canvas
 */
export function uprightTransform(
  orientation: Orientation,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
