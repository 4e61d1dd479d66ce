import type { Text } from '../text/text.ts';
import type { Diagnostic, Range } from './diagnostic.ts';
import { maskedForm } from './find-secrets.ts';
import { SecretMask } from './secret-mask.ts';
import type { Sources } from './sources.ts';

/** Every secret of the sources, as written and as JSON reads it. */
export function secretsIn(sources: Sources): string[] {
  const written = sources.files.flatMap((file) =>
    sources.secrets(file).map(({ start, end }) => sources.text(file).slice(start, end)),
  );
  return [...new Set(written.flatMap((one) => [one, unescaped(one)]))];
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/**
 * The findings as they may be shown, in every format: no text of theirs holds more of a secret than its first four
 * characters. A fix that would have to tell one is left out.
 */
export function maskDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources): Diagnostic[] {
  const secrets = secretsIn(sources);
  if (secrets.length === 0) return [...diagnostics];
  const { mask } = new SecretMask(secrets);
  const both = ({ zh, en }: Text): Text => ({ zh: mask(zh), en: mask(en) });
  return diagnostics.map(({ fix, moreFixes, offers, ...one }) => ({
    ...one,
    message: both(one.message),
    pointer: mask(one.pointer),
    related: one.related.map((other) => ({ ...other, message: both(other.message) })),
    ...(one.label && { label: both(one.label) }),
    ...(one.help && { help: both(one.help) }),
    ...(one.met && { met: { command: mask(one.met.command), help: both(one.met.help) } }),
    ...(fix && mask(fix.text) === fix.text && { fix, ...(moreFixes && { moreFixes }) }),
    ...(offers && { offers: offers.filter(({ to }) => mask(to) === to) }),
  }));
}

/** A masked line of a file, and the range within it. */
export function maskedLine(sources: Sources, file: string, range: Range): { line: string; range: Range } {
  const start = sources.lineStart(file, range.line);
  const raw = sources.line(file, range.line);
  const hidden = sources.secretsWithin(file, start, start + raw.length).flatMap((secret) => {
    const [from, to] = [Math.max(secret.start - start, 0), Math.min(secret.end - start, raw.length)];
    // Of a secret that began on an earlier line nothing is shown.
    const instead = secret.start < start ? '…' : maskedForm(raw.slice(from, to));
    return from < to ? [{ from, to, instead }] : [];
  });
  const moved = (column: number) =>
    hidden.reduce((now, { from, to, instead }) => {
      const within = Math.min(Math.max(column - 1 - from, 0), to - from);
      return now - within + (column - 1 >= to ? instead.length : Math.min(within, instead.length));
    }, column);
  const line = hidden.reduceRight(
    (text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to),
    raw,
  );
  const { column, endColumn } = range;
  return { line, range: { ...range, column: moved(column), endColumn: moved(endColumn) } };
}
