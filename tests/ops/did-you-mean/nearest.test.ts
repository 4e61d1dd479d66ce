import { describe, expect, it } from 'vitest';
import { nearest } from '../../../ops/did-you-mean/nearest.ts';

describe('the name that was most likely meant', () => {
  it('is, of two that are equally near, the one that was cut off', () => {
    expect(nearest('downloadPa', ['download', 'downloadPage', 'downloadpage1'])).toBe('downloadPage');
    expect(nearest('downloadPa', ['downloadPage', 'download'])).toBe('downloadPage');
  });
  it('is a nearer one all the same', () => {
    expect(nearest('form', ['forms2', 'from'])).toBe('from');
  });
  it('is none where too many letters differ', () => {
    expect(nearest('form', ['channel', 'formPackage'])).toBeUndefined();
  });
});
