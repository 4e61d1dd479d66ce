import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * The findings without those that a default file only repeats: the default page about data has the texts of the forms, and
 * a mistake in one of them is the mistake of the form.
 * @param defaults - the files that the config leaves out
 */
export function withoutRepeats(found: readonly Diagnostic[], defaults: ReadonlySet<string>): Diagnostic[] {
  const written = new Set(found.filter(({ file }) => !defaults.has(file)).map(keyOf));
  return found.filter((one) => !defaults.has(one.file) || !written.has(keyOf(one)));
}

const keyOf = ({ code, message }: Diagnostic): string => `${code} ${message.en}`;
