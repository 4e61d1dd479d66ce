import { compileWhen, type Facts, factOf } from '../../runtime/index.ts';
import type { When } from '../../schemas/index.ts';
import { allBlocks } from '../site-data/page-blocks.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';

/**
 * The facts that decide which blocks and fields of a page are visible, with their values: equal if the same ones are
 * visible.
 */
export function visibilityFacts({ page, forms }: PageBundle, facts: Facts): string {
  const conditions: (When | undefined)[] = [
    ...allBlocks(page.body).map((block) => block.showWhen),
    ...Object.values(forms).flatMap((form) => form.fields.map((field) => field.showWhen)),
  ];
  const named = new Set(
    conditions.flatMap((when) => (when ? compileWhen(when) : [])).map(({ fact }) => fact),
  );
  return JSON.stringify([...named].sort().map((fact) => [fact, factOf(facts, fact) ?? null]));
}
