const han = /\p{Script=Han}/u;
const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };

/** Whether Chinese stands there, as the last or first of a piece of text; quotes and spaces around it do not count. */
const endsInHan = (text: string): boolean => /[\p{Script=Han}）]["“”\s]*$/u.test(text);
const beginsWithHan = (text: string): boolean => /^["“”\s]*\p{Script=Han}/u.test(text);

/**
 * The marks that Chinese is written with, where Chinese stands beside them. What the commands print has marks of half
 * width, and its form is a contract with those who read it by program (docs/codes.md).
 */
export function fullWidth(text: string): string {
  if (!han.test(text)) return text;
  const inBrackets = text.replace(/ ?\(([^()]*)\)/g, (whole, inner: string, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + whole.length)];
    return endsInHan(before) || beginsWithHan(after) || han.test(inner) ? `（${inner}）` : whole;
  });
  return inBrackets.replace(/([,;:?!])( ?)/g, (whole, mark: string, _space: string, at: number) => {
    const [before, after] = [inBrackets.slice(0, at), inBrackets.slice(at + whole.length)];
    const isEnd = (mark === '?' || mark === '!') && (after === '' || whole.endsWith(' '));
    return isEnd || endsInHan(before) || beginsWithHan(after) ? (wide[mark] ?? mark) : whole;
  });
}
