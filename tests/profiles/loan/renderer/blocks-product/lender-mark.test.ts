import { describe, expect, it } from 'vitest';
import { lenderMark } from '../../../../../profiles/loan/renderer/blocks-product/lender-mark.ts';
import { contrast, type Rgb, readable, white } from '../../../../../runtime/brand/color-contrast.ts';

/** `hsl(210, 45%, 32%)` as the formula of CSS Color 3. */
function rgbOf(colour: string): Rgb {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (light - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

describe('lenderMark', () => {
  it('has two signs of the name, also of one with signs outside of the basic plane', () => {
    expect(lenderMark('松涛虚构消费金融').signs).toBe('松涛');
    expect(lenderMark(' 𠮷 田 银行').signs).toBe('𠮷田');
    expect(lenderMark('行').signs).toBe('行');
  });
  it('has the same colour each time, on which white text can be read', () => {
    const names = Array.from({ length: 400 }, (_, at) => `银行 ${at}`);
    const colours = new Set(names.map((name) => lenderMark(name).colour));
    expect(colours.size).toBeGreaterThan(8);
    for (const colour of colours) expect(contrast(rgbOf(colour), white), colour).toBeGreaterThan(readable);
    expect(lenderMark('银行').colour).toBe(lenderMark('银行').colour);
  });
});
