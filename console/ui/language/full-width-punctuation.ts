const han = /\p{Script=Han}/u;
const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };

/** Whether a piece of text ends or begins with Chinese; quotes and spaces around it do not count. */
const endsInHan = (text: string): boolean => /[\p{Script=Han}）]["“”\s]*$/u.test(text);
const beginsWithHan = (text: string): boolean => /^["“”\s]*\p{Script=Han}/u.test(text);

/**
 * Full-width punctuation where it adjoins Chinese. The commands print half-width punctuation, and programs rely on
 * their format (docs/codes.md).
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
