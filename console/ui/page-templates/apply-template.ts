import { entriesOf, isObject, itemsOf, type JsonObject, member } from '../../../ops/json/json-values.ts';
import { blockSchemas } from '../../../schemas/page/block.ts';
import { outcomesIn } from '../page-blocks/page-blocks.ts';
import { copyWithNewIds, idsWithin } from '../schema-values/unique-ids.ts';
import type { Template, TemplateItem } from './templates.ts';

/** What of the config a template is made with. */
export interface TemplateSource {
  pages: readonly { id: string; value: unknown }[];
  forms: readonly { id: string; value: unknown }[];
  routes: unknown;
  /** `2026-11-26` */
  today: string;
}

/** A page or form made from a template; null where the config has nothing that the template needs. */
export function madeFrom(template: Template, id: string, source: TemplateSource): JsonObject | null {
  return template.folder === 'pages' ? pageFrom(template, id, source) : formFrom(template, id, source);
}

const idSchema = blockSchemas.hero.properties.id;

function pageFrom({ value }: Template, id: string, source: TemplateSource): JsonObject | null {
  const blocks = (value.body ?? []).map((item) => blockFrom(item, source));
  if (blocks.includes(null)) return null;
  // A copied block may have an id that another one of the template has.
  const taken = new Set<string>();
  const body = blocks.map((block) => {
    const isFree = idsWithin(block, 'type').every((one) => !taken.has(one));
    const own = isFree ? block : copyWithNewIds(block, 'type', idSchema, taken);
    for (const one of idsWithin(own, 'type')) taken.add(one);
    return own;
  });
  const outcomes = [...new Set(outcomesIn(body))];
  return { id, ...(value.title !== undefined && { title: value.title }), outcomes, body };
}

function blockFrom(item: TemplateItem, source: TemplateSource): unknown {
  if (item.$copyBlock === undefined) return dated(item, source.today);
  const kinds = itemsOf(item.of);
  const isOfKind = (page: string) =>
    entriesOf(member(source.routes, 'routes')).some(
      ([, entry]) => member(entry, 'page') === page && kinds.includes(member(entry, 'kind')),
    );
  const candidates = [
    ...source.pages.filter(({ id }) => isOfKind(id)),
    ...source.pages.filter(({ id }) => !isOfKind(id)),
  ];
  for (const { value } of candidates) {
    const found = firstOfType(member(value, 'body'), item.$copyBlock);
    if (found) return found;
  }
  return null;
}

/** The first block of a type, at any depth. */
function firstOfType(value: unknown, type: string): JsonObject | null {
  if (isObject(value) && value.type === type) return value;
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  for (const one of inner) {
    const found = firstOfType(one, type);
    if (found) return found;
  }
  return null;
}

/** A copy with today's date where the template says so. */
function dated(value: unknown, today: string): unknown {
  if (value === '$today') return today;
  if (Array.isArray(value)) return value.map((one) => dated(one, today));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dated(one, today)]));
}

/** The keys of a form besides its fields and steps, as its model has them. */
const ownKeys: ReadonlySet<string> = new Set(['$schema', 'id', 'note', 'fields', 'steps']);

function formFrom({ value }: Template, id: string, { forms }: TemplateSource): JsonObject | null {
  const kinds = (value.fields ?? []).map((item) => item.$copyFields ?? '');
  const hasAll = (form: unknown) =>
    member(form, 'receipt') !== undefined && kinds.every((kind) => fieldsOf(form, kind).length > 0);
  // The shortest form that has all: what it does not ask for, nobody has to delete.
  const [model] = forms
    .map((one) => one.value)
    .filter(hasAll)
    .sort((one, other) => itemsOf(member(one, 'fields')).length - itemsOf(member(other, 'fields')).length);
  if (model === undefined) return null;
  const all = kinds.flatMap((kind) => fieldsOf(model, kind));
  const inSteps = (value.steps ?? []).map(({ title, kinds: own }) => ({
    title,
    fields: own.flatMap((kind) => fieldsOfStep(all, kind)),
  }));
  const steps = inSteps
    .filter((step) => step.fields.length > 0)
    .map((step) => ({ ...step, fields: step.fields.map((field) => member(field, 'id')) }));
  // The order of the fields is that of the steps.
  const fields = steps.length > 1 ? inSteps.flatMap((step) => step.fields) : all;
  const head = entriesOf(model).filter(([key]) => !ownKeys.has(key));
  return { id, ...Object.fromEntries(head), ...(steps.length > 1 && { steps }), fields };
}

/** The consent to a draft has to be in the first step: without it a reload would lose the answers. */
function fieldsOfStep(fields: readonly unknown[], kind: string): readonly unknown[] {
  const isCovering = (field: unknown) => member(field, 'covers') !== undefined;
  if (kind === 'consent.covers') return fields.filter(isCovering);
  return fields.filter((field) => member(field, 'kind') === kind && !isCovering(field));
}

const fieldsOf = (form: unknown, kind: string): readonly unknown[] =>
  itemsOf(member(form, 'fields')).filter((field) => member(field, 'kind') === kind);
