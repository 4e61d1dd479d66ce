import { answerPlaceholder, placeholderPattern, placeholders } from '../../schemas/index.ts';
import { isAside } from '../config/for-colleagues.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { eachString, itemsOf, member } from '../json/json-values.ts';
import { list, quote, type Text } from '../text/text.ts';

/** The placeholders of a file: the closed list, and of a page those of the answers that it lists. */
function knownIn({ kind, value }: ParsedFile): readonly string[] {
  if (kind !== 'pages') return placeholders;
  const fields = itemsOf(member(value, 'answers')).map((one) => String(member(one, 'field')));
  return [...placeholders, ...fields.map(answerPlaceholder)];
}

const unbalanced: Text = { zh: '花括号不成对', en: 'a brace without its pair' };

function problems(text: string, known: readonly string[]): { within: string; message: Text; help: Text }[] {
  const unknown = [...text.matchAll(placeholderPattern)].filter(([, name = '']) => !known.includes(name));
  const lone = text.replaceAll(placeholderPattern, '').match(/[{}]/)?.[0];
  return [
    ...unknown.map(([within, name = '']) => {
      const near = nearestName(name, known);
      const shown = list(known.map((one) => `{${one}}`));
      return {
        within,
        message: { zh: `没有占位符 ${quote(within)}`, en: `no placeholder ${quote(within)}` },
        help: near ? didYouMean(`{${near}}`) : { zh: `可用: ${shown.zh}`, en: `there are: ${shown.en}` },
      };
    }),
    ...(lone === undefined
      ? []
      : [
          {
            within: lone,
            message: unbalanced,
            help: { zh: '占位符写成 {brand.name}', en: 'a placeholder is written {brand.name}' },
          },
        ]),
  ];
}

/** Texts bind by placeholders from the closed list only. */
export const placeholderUnknown = defineRule({
  code: 'placeholder-unknown',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '没有这个占位符，或花括号不成对',
      en: 'there is no such placeholder, or a brace lacks its pair',
    },
    why: { zh: '访客会看到花括号和英文', en: 'the visitor reads braces and the name' },
    example: {
      file: 'definitions/pages/login.json',
      good: '"title": "{brand.name}"',
      bad: '"title": "{brand.nmae}"',
    },
  },
  run: ({ files }) =>
    files.flatMap((parsed) => {
      const { file, value } = parsed;
      const findings: Violation[] = [];
      const known = knownIn(parsed);
      eachString(value, (text, pointer) => {
        if (!/[{}]/.test(text) || isAside(parsed, pointer)) return;
        for (const problem of problems(text, known)) {
          findings.push({ file, pointer, ...problem });
        }
      });
      return findings;
    }),
});
