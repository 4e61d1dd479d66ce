import { describe, expect, it } from 'vitest';
import { scriptJson } from '../../../publish/markup/script-json.ts';

describe('JSON inside a script element', () => {
  const value = { text: '</script><!-- & " \u2028\u2029' };

  it('contains no text that ends the element or begins a comment', () => {
    expect(scriptJson(value)).not.toContain('<');
  });

  it('contains no line separator that engines before ES2019 refuse in a string', () => {
    expect(scriptJson(value)).not.toMatch(/[\u2028\u2029]/);
  });

  it('is read back as the same value', () => {
    expect(JSON.parse(scriptJson(value))).toEqual(value);
  });
});
