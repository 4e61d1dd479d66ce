import { codeDefinitions } from '../check/codes.ts';
import type { Diagnostic, Range, Severity } from '../diagnostics/diagnostic.ts';
import type { Language } from '../text/text.ts';
import { visibleJson } from '../text/visible.ts';
import { fingerprintsOf } from './fingerprints.ts';

const levels: Record<Severity, 'error' | 'warning' | 'note'> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

/**
 * Findings as SARIF 2.1.0 (OASIS), for code scanning; columns are UTF-16 units, as ours are.
 * @param pointers - of each finding, with ids in place of indexes
 */
export function printSarif(
  diagnostics: readonly Diagnostic[],
  pointers: readonly string[],
  lang: Language,
): string {
  const fingerprints = fingerprintsOf(diagnostics, pointers);
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'funnel', rules: codes.map((code) => rule(code, lang)) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((one, index) => ({
          ...result(one, codes.indexOf(one.code), lang),
          // GitHub reads this key only, and computes it from the text of the line where it is missing.
          partialFingerprints: { primaryLocationLineHash: fingerprints[index] },
        })),
      },
    ],
  };
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`;
}

/** The description that code scanning shows beside a finding. */
function rule(id: string, lang: Language) {
  const doc = codeDefinitions.find(({ code }) => code === id)?.doc;
  return {
    id,
    shortDescription: { text: doc?.what[lang] ?? id },
    fullDescription: {
      text: [doc?.what[lang] ?? id, doc?.why[lang] ?? ''].join(lang === 'zh' ? '。' : '. '),
    },
    help: { text: `${doc?.why[lang] ?? ''} (npx funnel docs ${id})` },
  };
}

function result(
  { code, severity, message, file, range, related, help, fix, moreFixes = [] }: Diagnostic,
  ruleIndex: number,
  lang: Language,
) {
  const text = help ? `${message[lang]} (${help[lang]})` : message[lang];
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text },
    locations: [location(file, range)],
    ...(related.length > 0 && {
      relatedLocations: related.map((one, id) => ({
        id,
        message: { text: one.message[lang] },
        ...location(one.file, one.range),
      })),
    }),
    ...(fix && {
      fixes: [
        {
          artifactChanges: [{ file, range, fix }, ...moreFixes].map((one) => ({
            artifactLocation: artifact(one.file),
            replacements: [{ deletedRegion: region(one.range), insertedContent: { text: one.fix.text } }],
          })),
        },
      ],
    }),
  };
}

const artifact = (file: string) => ({ uri: file.split('/').map(encodeURIComponent).join('/') });
const region = ({ line, column, endLine, endColumn }: Range) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});
const location = (file: string, range: Range) => ({
  physicalLocation: { artifactLocation: artifact(file), region: region(range) },
});
