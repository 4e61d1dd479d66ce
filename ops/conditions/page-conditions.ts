import { type Facts, isShown } from '../../runtime/index.ts';
import type { Config, FactId, When } from '../../schemas/index.ts';
import { containedBlocks } from '../config/contained-blocks.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { isObject, itemsOf } from '../json/json-values.ts';

/**
 * A block of a page with a condition, or in a block with one, or a field of a form on it with a condition of its own: only
 * some visitors of the page see it.
 */
export interface ConditionalPart {
  /** `hero`; of a field `sms-login.code`; of a page in a sheet `terms hero`. */
  id: string;
  /** The conditions of the part and of the blocks around it, each on one fact; all must hold. */
  when: readonly When[];
}

/** The parts of each page that have conditions, with those of the pages that it opens in a sheet. */
export type ConditionalParts = ReadonlyMap<string, readonly ConditionalPart[]>;

type Files = Pick<Config, 'pages' | 'forms' | 'site'>;

/** By the pages, because the reverted revisions of a plan share their files. */
const known = new WeakMap<Files['pages'], { from: Files; parts: ConditionalParts }>();

export function conditionalPartsOf(config: Config): ConditionalParts {
  const { pages, forms, site } = config;
  const found = known.get(pages);
  if (found?.from.forms === forms && found.from.site === site) return found.parts;
  const parts = partsWithSheets(config);
  known.set(pages, { from: { pages, forms, site }, parts });
  return parts;
}

function partsWithSheets(config: Config): ConditionalParts {
  const found = new Map<string, ConditionalPart[]>();
  for (const page of Object.keys(config.pages)) {
    const own = ownParts(config, page);
    if (own.length === 0) continue;
    for (const shower of pagesShowing(config, page)) {
      const named = shower === page ? own : own.map((part) => ({ ...part, id: `${page} ${part.id}` }));
      found.set(shower, [...(found.get(shower) ?? []), ...named]);
    }
  }
  return found;
}

const ownParts = ({ pages, forms }: Files, page: string): ConditionalPart[] =>
  partsOf(pages[page]?.body, [], forms);

/** @param around - the conditions of the blocks around */
function partsOf(blocks: unknown, around: readonly When[], forms: Files['forms']): ConditionalPart[] {
  return itemsOf(blocks)
    .filter(isObject)
    .flatMap((block) => {
      const when = [...around, ...singleConditions(block.showWhen)];
      const own = when.length > 0 ? [{ id: String(block.id), when }] : [];
      const inner = containedBlocks(block).flatMap((contained) => partsOf(contained.blocks, when, forms));
      return [...own, ...fieldsOf(block, when, forms), ...inner];
    });
}

/** The fields with conditions of their own. A valuation names the form whose answers it reads, and shows no field. */
function fieldsOf(
  { type, form }: Record<string, unknown>,
  around: readonly When[],
  forms: Files['forms'],
): ConditionalPart[] {
  const { fields = [] } = (type === 'form' ? forms[String(form)] : undefined) ?? {};
  return itemsOf(fields)
    .filter(isObject)
    .flatMap(({ id, showWhen }) => {
      const conditions = singleConditions(showWhen);
      return conditions.length > 0 ? [{ id: `${form}.${id}`, when: [...around, ...conditions] }] : [];
    });
}

const singleConditions = (showWhen: unknown): When[] =>
  isObject(showWhen)
    ? Object.entries(showWhen).map(([fact, condition]) => ({ [fact]: condition }) as When)
    : [];

/** Whether a condition of some part of a page is on the fact. */
export const doPartsAskFor = (config: Config, fact: FactId): boolean =>
  [...conditionalPartsOf(config).values()].some((parts) =>
    parts.some(({ when }) => when.some((one) => Object.hasOwn(one, fact))),
  );

/** The parts that a visitor with these facts does not see, by id. A condition on an unknown fact does not hold. */
export const hiddenParts = (parts: readonly ConditionalPart[], facts: Facts): string[] =>
  parts.flatMap(({ id, when }) => (when.every((one) => isShown(one, facts)) ? [] : [id]));
