/** Sectors of the colour wheel; few, so that two lenders of one list rarely differ by a shade only. */
const hues = 12;

/** Two signs of a lender's name, and a colour of its own: no picture to load, and no logo that is not the lender's. */
export function lenderMark(lender: string): { signs: string; colour: string } {
  const signs = [...lender.replace(/\s/g, '')];
  const sum = signs.reduce((all, sign) => (all * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return { signs: signs.slice(0, 2).join(''), colour: `hsl(${(sum % hues) * (360 / hues)}, 45%, 32%)` };
}
