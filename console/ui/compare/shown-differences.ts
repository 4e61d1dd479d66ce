import type { resultFields } from '../../../ops/edit-wording/edited-fields.ts';
import { pageDifferenceText } from '../../../ops/edit-wording/page-difference-text.ts';
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
    pages: differs.flatMap(({ field, what, at, before, after }) =>
      what && at !== undefined
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
        : [],
    ),
  };
}

const pageOf = (field: string): string => field.slice('page.'.length);

/** A value as in a plan: a text as it is, everything else as JSON. */
const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
