import { describe, expect, it } from 'vitest';
import {
  isOnItsSide,
  orientationOf,
  uprightTransform,
} from '../../../renderer/fields-upload/exif-orientation.ts';
import { fitted, shrinkSteps } from '../../../renderer/fields-upload/shrink-steps.ts';
import { withCameraNotes } from '../../journeys/harness/made-photo.ts';

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]);

describe('the orientation of a photo', () => {
  it('is read from a JPEG, and is upright where nothing says it', () => {
    expect(orientationOf(bytes(withCameraNotes(jpeg)))).toBe(6);
    expect(orientationOf(bytes(jpeg))).toBe(1);
    expect(orientationOf(bytes(Buffer.from('no picture')))).toBe(1);
    expect(orientationOf(new ArrayBuffer(0))).toBe(1);
    expect(orientationOf(bytes(withCameraNotes(jpeg).subarray(0, 20)))).toBe(1);
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('%i: the canvas is covered by what is drawn', (orientation) => {
    const [width, height] = [40, 30];
    const [a, b, c, d, e, f] = uprightTransform(orientation, width, height);
    const corners = [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ].map(([x = 0, y = 0]) => `${a * x + c * y + e},${b * x + d * y + f}`);
    const [wide, high] = isOnItsSide(orientation) ? [height, width] : [width, height];
    expect(corners.sort()).toEqual(['0,0', `${wide},0`, `0,${high}`, `${wide},${high}`].sort());
  });
  it('6 puts the left side of the stored picture on top, and 8 the right one', () => {
    const topLeft = (orientation: 6 | 8) => {
      const [, b, , d, , f] = uprightTransform(orientation, 40, 30);
      // The y of the middle of the left side.
      return b * 0 + d * 15 + f;
    };
    expect([topLeft(6), topLeft(8)]).toEqual([0, 40]);
  });
});

describe('the size of a photo', () => {
  it('keeps its shape, has the longest edge at most, and is never made larger', () => {
    expect(fitted(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitted(30, 9000, 1600)).toEqual({ width: 5, height: 1600 });
    expect(fitted(800, 600, 1600)).toEqual({ width: 800, height: 600 });
  });
  it('is tried from the best to the smallest, and ends', () => {
    const steps = shrinkSteps(1600);
    expect(steps[0]).toEqual({ edge: 1600, quality: 0.86 });
    expect(steps.length).toBeLessThan(30);
    expect(steps.at(-1)?.edge).toBeLessThan(350);
  });
});
