/** An option: the id, and its display name. */
export interface Option {
  value: string;
  label: string;
  /** The effect of choosing it, where the name does not say it. */
  about?: string | undefined;
  /** What it is found by besides, which is not shown. */
  keywords?: string;
  /** Does not exist yet: choosing it creates it. */
  isNew?: boolean;
}

/** The options that contain every word of the text; one that is named so comes first, then those whose first word it is, then those that begin with it. */
export function filterOptions(options: readonly Option[], text: string): Option[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = options.filter(({ value, label, about = '', keywords = '' }) => {
    const all = `${value} ${label} ${about} ${keywords}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const begins = ({ value, label }: Option) =>
    value.toLowerCase().startsWith(words[0] ?? '') || label.toLowerCase().startsWith(words[0] ?? '');
  const whole = text.trim().toLowerCase();
  const is = ({ value, label }: Option) => [value, label].some((name) => name.toLowerCase() === whole);
  // `上海 · 下载应用` before `上海、北京`.
  const isFirstWord = ({ value, label }: Option) =>
    [value, label].some((name) => name.toLowerCase().startsWith(`${whole} `));
  const rank = (one: Option) => (is(one) ? 0 : isFirstWord(one) ? 1 : begins(one) ? 2 : 3);
  return matches.sort((one, other) => rank(one) - rank(other));
}

export const optionsOf = (
  choices: readonly (string | number)[],
  labels: ReadonlyMap<string, string>,
  about?: ReadonlyMap<string, string>,
): Option[] =>
  choices.map((one) => ({
    value: String(one),
    label: labels.get(String(one)) ?? '',
    about: about?.get(String(one)),
  }));
