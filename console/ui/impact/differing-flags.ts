/**
 * Both sides of a change of flags, as `inWords` prints them, with only the flags that differ; all where none differs.
 */
export function differingFlags(before: string, after: string): [string, string] {
  const flags = (text: string): string[] => text.match(/\w+_\w+ \d/g) ?? [];
  const same = new Set(flags(before).filter((one) => flags(after).includes(one)));
  if (same.size === 0 || same.size === flags(before).length) return [before, after];
  const left = (text: string) => {
    const differing = flags(text).filter((one) => !same.has(one));
    return differing.join(', ') + text.slice(text.search(/\d(?!.*\w+_\w+ \d)/) + 1);
  };
  return [left(before), left(after)];
}
