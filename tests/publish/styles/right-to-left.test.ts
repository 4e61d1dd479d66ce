import { describe, expect, it } from 'vitest';
import { rightToLeftRules } from '../../../publish/styles/right-to-left.ts';

/** The rules for a style sheet, without those that every page has. */
const turned = (css: string): string => {
  const always = rightToLeftRules('');
  return rightToLeftRules(css).replace(always, '');
};

describe('the rules for a page that is written from the right', () => {
  it.each([
    ['a margin', '.a{margin-left:8px}', '[dir=rtl] .a{margin-right:8px;margin-left:0}'],
    ['a place', '.a{left:6px;top:0}', '[dir=rtl] .a{right:6px;left:auto}'],
    ['a line', '.a{border-left:4px solid red}', '[dir=rtl] .a{border-right:4px solid red;border-left:0}'],
    ['text', '.a{text-align:right}', '[dir=rtl] .a{text-align:left}'],
    ['four sides', '.a{margin:-4px 0 -4px auto}', '[dir=rtl] .a{margin:-4px auto -4px 0}'],
    ['four corners', '.a{border-radius:20px 20px 0 0}', ''],
    ['corners of one side', '.a{border-radius:0 8px 8px 0}', '[dir=rtl] .a{border-radius:8px 0 0 8px}'],
    [
      'an arrow of two strokes, which still points down',
      '.a{background-image:linear-gradient(45deg,red,blue),linear-gradient(-45deg,red,blue)}',
      '[dir=rtl] .a{background-image:linear-gradient(-45deg,red,blue),linear-gradient(45deg,red,blue)}',
    ],
    [
      'a background',
      '.a{background-position:right 12px center}',
      '[dir=rtl] .a{background-position:left 12px center}',
    ],
    ['a shift', '.a{transform:translateX(-50%)}', '[dir=rtl] .a{transform:translateX(50%)}'],
  ])('turn %s round', (_, css, expected) => {
    expect(turned(css)).toBe(expected);
  });

  it('exchange what both sides have, and leave out what is the same on both', () => {
    expect(turned('.a{margin-left:1px;margin-right:2px}')).toBe(
      '[dir=rtl] .a{margin-right:1px;margin-left:2px}',
    );
    expect(turned('.a{left:0;right:0}.b{padding:0 12px}.c{color:red}')).toBe('');
  });

  it('keep the padding of the other side, which another class may give', () => {
    expect(turned('.a{padding-right:40px}')).toBe('[dir=rtl] .a{padding-left:40px}');
  });

  it('stand in the same media, with each selector', () => {
    expect(turned('@media (max-width:359px){.a,.b>svg{margin-left:1px}}')).toBe(
      '@media (max-width:359px){[dir=rtl] .a,[dir=rtl] .b>svg{margin-right:1px;margin-left:0}}',
    );
  });

  it('leave movements and drawings as they are', () => {
    expect(turned('@keyframes in{from{left:0}}')).toBe('');
    expect(
      turned('.a{border:12px solid transparent;border-right-width:0;border-left:20px solid red;left:22px}'),
    ).toBe('');
  });
});
