import { describe, expect, it } from 'vitest';
import {
  addFieldValidations,
  isLazyKind,
  lazyFieldValidations,
  normaliseAnswer,
  validateAnswer,
} from '../../../runtime/index.ts';
import type { Field } from '../../../schemas/index.ts';
import { siteOf } from '../real-config.ts';

const limits = siteOf('default').settings;
const text = { kind: 'text', id: 'note' } as Field;

describe('the validation of the field kinds', () => {
  it('exists for the kinds of a login, and throws for all others until they are added', () => {
    expect(normaliseAnswer({ kind: 'mobile', id: 'phone' }, '138 1234 5678')).toBe('13812345678');
    expect(Object.keys(lazyFieldValidations).every((kind) => isLazyKind(kind as Field['kind']))).toBe(true);
    expect(() => validateAnswer(text, 'a', limits)).toThrow('"text" is not loaded');
    // An empty answer of any kind needs no validation of that kind.
    expect(validateAnswer(text, undefined, limits)).toBe('required');
    addFieldValidations(lazyFieldValidations);
    expect(validateAnswer(text, 'a', limits)).toBeNull();
  });
});
