import { describe, expect, it } from 'vitest';
import { splitPlate } from '../../../../../profiles/loan/renderer/fields/split-plate.ts';

describe('splitPlate', () => {
  it.each([
    ['\u4eacA12345', '\u4eac', 'A12345'],
    ['A12345', '', 'A12345'],
    ['\u4eac', '\u4eac', ''],
    ['', '', ''],
    ['\u4e2dA', '', '\u4e2dA'],
  ])('%s', (plate, province, rest) => expect(splitPlate(plate)).toEqual({ province, rest }));
});
