import {
  isObject,
  itemsOf,
  type JsonObject,
  member,
  stringsOf,
  stringsUnder,
} from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import { placeOfNewBlock } from '../page-blocks/page-blocks.ts';
import { receiptBeside } from '../page-blocks/receipt-beside.ts';
import { receiptListsIn } from '../page-blocks/receipt-lists.ts';
import { shapeOf } from '../schema-values/schema-shape.ts';
import { newOfKind } from '../schema-values/smallest-value.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import type { Definition } from './definition-files.ts';

/** What of the config tells how a form ends on a page. */
export interface FormSource {
  pages: readonly Definition[];
  forms: readonly Definition[];
  navigation: unknown;
  /** The schema of pages. */
  schema: SchemaNode;
}

/** A new block that shows a form. What follows each result code is that of a block whose form makes the same call. */
export function formBlock(form: Definition, source: FormSource, scope: ValueScope): JsonObject {
  const { tag, branch } = schemaOfFormBlock(source.schema);
  const made = newOfKind(branch, 'form', tag, scope);
  const model = modelOf(form, source);
  return {
    ...(isObject(made) && made),
    form: form.id,
    ...(model && { onResult: fitting(model.onResult, form) }),
  };
}

function schemaOfFormBlock({ properties }: SchemaNode): { tag: string; branch: SchemaNode } {
  const body = properties?.body && shapeOf(properties.body);
  const blocks = body?.is === 'list' ? shapeOf(body.item) : null;
  if (blocks?.is !== 'union') throw new Error('the schema of pages has no blocks');
  return { tag: blocks.tag, branch: blocks.branches.get('form') ?? {} };
}

/** The block that a page needs beside that of a form after which visitors stay; see receipt-beside.ts. */
export function receiptBlock(
  form: Definition,
  block: JsonObject,
  page: unknown,
  source: FormSource,
  { takenIds }: ValueScope,
): JsonObject | null {
  const like = String(modelOf(form, source)?.form);
  const idSchema = schemaOfFormBlock(source.schema).branch.properties?.id ?? {};
  return receiptBeside(form, block, page, { pages: source.pages, like, idSchema, takenIds });
}

/** The edits by which the pages after a lead tell its receipt: those that tell the receipt of the form whose reactions it takes over. */
export function receiptEdits(form: Definition, source: Omit<FormSource, 'schema'>): Edit[] {
  const like = modelOf(form, source)?.form;
  if (like === undefined || like === form.id || member(form.value, 'receipt') === undefined) return [];
  return source.pages.flatMap(({ file, value }) =>
    receiptListsIn(member(value, 'body'), ['body']).flatMap(({ path, forms }): Edit[] =>
      forms.includes(String(like)) && !forms.includes(form.id)
        ? [{ do: 'insert', file, path: [...path, forms.length], value: form.id }]
        : [],
    ),
  );
}

/** The block whose reactions a form takes over: of those whose forms make the same call, one of the form itself, else one whose outcomes lead somewhere from every page, else what most have. */
function modelOf(
  form: Definition,
  { pages, forms, navigation }: Omit<FormSource, 'schema'>,
): JsonObject | null {
  const endpoint = member(form.value, 'endpoint');
  const alike = forms.filter(({ value }) => member(value, 'endpoint') === endpoint).map(({ id }) => id);
  const blocks = pages.flatMap(({ value }) => formBlocksIn(member(value, 'body')));
  const known = blocks.filter((block) => alike.includes(String(block.form)) && block.onResult !== undefined);
  const everywhere = new Set(
    itemsOf(member(navigation, 'rules')).flatMap((row) =>
      member(row, 'when', 'route') === undefined ? [member(row, 'when', 'outcome')].flat().map(String) : [],
    ),
  );
  const keys = known.map(({ onResult }) => JSON.stringify(onResult));
  const rank = (block: JsonObject): number =>
    (block.form === form.id ? 1e6 : 0) +
    (stringsUnder(block.onResult, 'finish').every((one) => everywhere.has(one)) ? 1e3 : 0) +
    keys.filter((key) => key === JSON.stringify(block.onResult)).length;
  return [...known].sort((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** The reactions of another form: a message at a field that this one lacks is shown for the whole form. */
function fitting(onResult: unknown, form: Definition): unknown {
  const ids = itemsOf(member(form.value, 'fields')).map((field) => member(field, 'id'));
  if (Array.isArray(onResult)) return onResult.map((one) => fitting(one, form));
  if (!isObject(onResult)) return onResult;
  return Object.fromEntries(
    Object.entries(onResult).map(([key, one]) => [
      key,
      key === 'at' && !ids.includes(one) ? 'form' : fitting(one, form),
    ]),
  );
}

/** The form blocks in a value, at any depth. */
function formBlocksIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(formBlocksIn);
  if (!isObject(value)) return [];
  return [...(value.type === 'form' ? [value] : []), ...Object.values(value).flatMap(formBlocksIn)];
}

/** The outcomes that a block finishes its page with and the page does not declare yet. */
const newOutcomes = (page: unknown, block: JsonObject): string[] =>
  [...new Set(stringsUnder(block.onResult, 'finish'))].filter(
    (one) => !stringsOf(member(page, 'outcomes')).includes(one),
  );

/** The edits that put a block on a page of the draft, and behind it the one that tells its receipt, with its index there. */
export function putOnPageEdits(
  { file, value }: Definition,
  block: JsonObject,
  receipt: JsonObject | null = null,
): { edits: Edit[]; at: number } {
  const at = placeOfNewBlock(value);
  const outcomes = stringsOf(member(value, 'outcomes'));
  const added = newOutcomes(value, block);
  return {
    at,
    edits: [
      { do: 'insert', file, path: ['body', at], value: block },
      ...(receipt ? [{ do: 'insert', file, path: ['body', at + 1], value: receipt } as const] : []),
      ...(added.length > 0
        ? [{ do: 'set', file, path: ['outcomes'], value: [...outcomes, ...added] } as const]
        : []),
    ],
  };
}

/** A page that is being made, with a block that shows a form: in the place of the only form that it has, else before its footer. */
export function withFormBlock(
  page: JsonObject,
  block: JsonObject,
  receipt: JsonObject | null = null,
): JsonObject {
  const [own, other] = formBlocksIn(page.body);
  const isOnly = own !== undefined && other === undefined;
  const body = itemsOf(isOnly ? replaceBlock(page.body, own, { ...block, id: own.id }) : page.body);
  const at = placeOfNewBlock(page);
  const added = [...(isOnly ? [] : [block]), ...(receipt ? [receipt] : [])];
  const replaced = [...body.slice(0, at), ...added, ...body.slice(at)];
  const left = stringsOf(page.outcomes).filter(
    (one) => !stringsUnder(own?.onResult, 'finish').includes(one) || namesOutcome(replaced, one),
  );
  const kept = { ...page, body: replaced, outcomes: left };
  return { ...kept, outcomes: [...left, ...newOutcomes(kept, block)] };
}

const namesOutcome = (value: unknown, outcome: string): boolean =>
  ['finish', 'outcome'].some((key) => stringsUnder(value, key).includes(outcome));

function replaceBlock(value: unknown, from: JsonObject, to: JsonObject): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => replaceBlock(one, from, to));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceBlock(one, from, to)]));
}
