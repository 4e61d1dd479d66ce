import type { resultFields } from '../../../ops/edit-wording/edited-fields.ts';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
import type { Language, Text } from '../../../ops/text/text.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { ExplainResponse } from '../../api/index.ts';

type Differs = NonNullable<ExplainResponse['differs']>;
type Fields = Parameters<typeof resultFields>[1];

/** Differences in what one visitor is shown, or in what is sent to ad networks. */
export interface ShownDifferences {
  brand: Fields;
  ads: Fields;
  pages: { page: string; text(source: LabelSource): string }[];
}

/** The differences of two revisions that no step reports, grouped. */
export function shownDifferences(differs: Differs): ShownDifferences {
  const within = (head: string): Fields =>
    differs.flatMap(({ field, before, after }) =>
      field.startsWith(head)
        ? [{ field: field.slice(head.length), before: text(before), after: text(after) }]
        : [],
    );
  const titles = differs.filter(({ field }) => field === 'title');
  return {
    brand: [
      ...titles.map(({ field, before, after }) => ({ field, before: text(before), after: text(after) })),
      ...within('brand.'),
    ],
    ads: within('ads.'),
    pages: differs.flatMap(({ field, what, at, before, after }) => {
      if (field.startsWith(hiddenOn)) {
        const page = field.slice(hiddenOn.length);
        return [{ page, text: ({ language }) => partsText(namesIn(before), namesIn(after), language) }];
      }
      return what && at !== undefined
        ? [
            {
              page: pageOf(field),
              text: (source) =>
                pageDifferenceText(
                  { what, at, before: text(before), after: text(after) },
                  pageOf(field),
                  source,
                ),
            },
          ]
        : [];
    }),
  };
}

/** Before the page in the name of the field that lists the parts which are not shown. */
const hiddenOn = 'hidden.';
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** `不再显示：login；现在显示：top` */
function partsText(before: readonly string[], after: readonly string[], language: Language): string {
  const isChinese = language === 'zh';
  const listed = (words: Text, parts: readonly string[]) =>
    parts.length === 0
      ? []
      : [`${words[language]}${isChinese ? '：' : ': '}${parts.join(isChinese ? '、' : ', ')}`];
  return [
    ...listed(
      { zh: '不再显示', en: 'no longer shown' },
      after.filter((part) => !before.includes(part)),
    ),
    ...listed(
      { zh: '现在显示', en: 'shown now' },
      before.filter((part) => !after.includes(part)),
    ),
  ].join(isChinese ? '；' : '; ');
}

const pageOf = (field: string): string => field.slice('page.'.length);

/** A value as in a plan: a text as it is, everything else as JSON. */
const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
