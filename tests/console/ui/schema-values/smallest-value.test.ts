import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { newOfKind, smallestValue } from '../../../../console/ui/schema-values/smallest-value.ts';
import { idsWithin } from '../../../../console/ui/schema-values/unique-ids.ts';
import { usualValues } from '../../../../console/ui/schema-values/usual-values.ts';
import type { ValueScope } from '../../../../console/ui/schema-values/value-scope.ts';
import { readDefined } from '../../../../ops/check/read-ids.ts';
import { emptyRangesOf } from '../../../../ops/field-values/field-ranges.ts';
import type { SchemaNode } from '../../../../ops/wording/schema-node.ts';
import { emitSchemas } from '../../../../schemas/compile/emit-json-schema.ts';
import { blockSchemas } from '../../../../schemas/page/block.ts';
import { fieldSchemas } from '../../../../schemas/page/field.ts';

const root = join(import.meta.dirname, '../../../..');
const { ids: defined, facts } = readDefined(root);
/** An enum without values cannot be compiled. */
const ids = Object.fromEntries(
  Object.entries(defined).map(([kind, own]) => [kind, own.length > 0 ? own : ['none']]),
) as unknown as typeof defined;
/** The schemas with the ids of the config, as editors and CI read them: not the code under test. */
const emitted = new Map(
  emitSchemas(ids, facts).map(({ path, content }) => [path, JSON.parse(content) as Record<string, unknown>]),
);
const validator = (file: string) =>
  new Ajv({ strict: false, discriminator: true, allErrors: true, validateSchema: false }).compile(
    emitted.get(`schemas/json/ci/${file}.schema.json`) ?? {},
  );
const filesOf = (folder: string) =>
  readdirSync(join(root, 'definitions', folder)).map(
    (name) => JSON.parse(readFileSync(join(root, 'definitions', folder, name), 'utf8')) as unknown,
  );
const scopeOf = (folder: string, tag: string): ValueScope => ({
  ids: (kind) => ids[kind as keyof typeof ids] ?? [],
  outcomes: ['formSaved'],
  answers: [{ id: 'phone', label: '手机号', options: null }],
  names: null,
  usual: usualValues(filesOf(folder), tag),
  takenIds: new Set(['hero']),
});
const branch = (schemas: object, kind: string) => (schemas as Record<string, SchemaNode>)[kind] as SchemaNode;

/** What nobody can guess: the form asks for it, and the schema names it. */
const asked: Record<string, string[]> = {
  countdown: ['until'],
  download: ['android', 'ios'],
  // Where visitors go.
  button: ['outcome'],
  leadReceipt: ['outcome'],
  links: ['outcome'],
  progress: ['finish'],
  // The config has no film: neither a file of this site nor one of another.
  video: ['address', 'file', 'oneOf'],
};
const missingIn = (errors: readonly { keyword: string; params: object }[] | null | undefined) =>
  (errors ?? []).map(({ keyword, params }) =>
    keyword === 'required' ? (params as { missingProperty: string }).missingProperty : keyword,
  );

describe('the smallest value of a schema', () => {
  const ofPage = validator('page');
  it.each(Object.keys(blockSchemas))(
    'a new block %s passes the schema of pages, or asks for what is missing',
    (kind) => {
      const block = newOfKind(branch(blockSchemas, kind), kind, 'type', scopeOf('pages', 'type'));
      ofPage({ id: 'new-page', outcomes: ['formSaved'], body: [block] });
      expect(missingIn(ofPage.errors).sort()).toEqual(asked[kind] ?? []);
      expect(block).toMatchObject({ type: kind });
    },
  );

  it.each(Object.keys(blockSchemas))(
    'a new block %s of a page without outcomes passes it too, or asks for the same',
    (kind) => {
      const all = scopeOf('pages', 'type');
      // The outcomes of a page are its own.
      const idsOf = (name: string) => (name === 'outcome' ? [] : all.ids(name));
      const usual: ValueScope['usual'] = (...at) =>
        at[1].join() === 'action,do' ? ['finish'] : all.usual(...at);
      const scope = { ...all, ids: idsOf, outcomes: [], usual };
      const block = newOfKind(branch(blockSchemas, kind), kind, 'type', scope);
      ofPage({ id: 'new-page', outcomes: [], body: [block] });
      expect(missingIn(ofPage.errors).sort()).toEqual(asked[kind] ?? []);
    },
  );

  const ofForm = validator('form');
  it.each(Object.keys(fieldSchemas))(
    'a new field %s passes the schema of forms, or asks for what is missing',
    (kind) => {
      const field = newOfKind(branch(fieldSchemas, kind), kind, 'kind', scopeOf('forms', 'kind'));
      ofForm({
        id: 'new-form',
        purpose: '用途',
        endpoint: ids.endpoint[0],
        submitLabel: '提交',
        fields: [field],
      });
      expect(missingIn(ofForm.errors).sort()).toEqual(asked[kind] ?? []);
      expect(field).toMatchObject({ kind });
    },
  );

  it('the options of new choices have values of their own, and a new time is one that there is', () => {
    const made = (kind: string) =>
      newOfKind(branch(fieldSchemas, kind), kind, 'kind', scopeOf('forms', 'kind')) as {
        options: { value: string }[];
        from: string;
      };
    const values = made('choices').options.map(({ value }) => value);
    expect(values.slice(0, 2)).toEqual(['选项 1', '选项 2']);
    expect(new Set(values).size).toBe(values.length);
    expect(made('time').from).toBe('09:00');
  });

  it('a new number or amount takes answers: its range has no problem', () => {
    for (const kind of ['number', 'amount']) {
      const field = newOfKind(branch(fieldSchemas, kind), kind, 'kind', scopeOf('forms', 'kind'));
      expect(emptyRangesOf(field), kind).toEqual([]);
    }
  });

  it('a new block has an id that no other block of the page has', () => {
    const hero = newOfKind(branch(blockSchemas, 'hero'), 'hero', 'type', scopeOf('pages', 'type'));
    expect(hero).toMatchObject({ id: 'hero-2' });
    const list = newOfKind(
      branch(blockSchemas, 'productList'),
      'productList',
      'type',
      scopeOf('pages', 'type'),
    );
    expect(list).toMatchObject({ id: 'product-list' });
  });

  it('the blocks inside of a new block have ids of their own too', () => {
    const tabs = newOfKind(branch(blockSchemas, 'tabs'), 'tabs', 'type', scopeOf('pages', 'type'));
    const ids = idsWithin(tabs, 'type');
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(3);
  });

  it('a new block names what most others of its kind name', () => {
    const usual = usualValues(
      [
        {
          body: [
            { type: 'a', id: 'x', to: 'p' },
            { type: 'a', id: 'y', to: 'q' },
            { type: 'a', id: 'z', to: 'q' },
          ],
        },
      ],
      'type',
    );
    const scope = { ...scopeOf('pages', 'type'), usual, ids: () => ['p', 'q'] };
    const naming = (kind: string): SchemaNode => ({
      type: 'object',
      required: ['to'],
      properties: { to: { type: 'string', ref: kind } },
    });
    expect(smallestValue(naming('form'), scope, { kind: 'a' })).toEqual({ to: 'q' });
    // Where visitors go is nobody's guess.
    for (const kind of ['page', 'route', 'outcome', 'destination'])
      expect(smallestValue(naming(kind), scope, { kind: 'a' }), kind).toEqual({});
  });

  it('a new button finishes with no outcome until somebody chooses where it leads', () => {
    const button = newOfKind(branch(blockSchemas, 'button'), 'button', 'type', scopeOf('pages', 'type'));
    expect(button).toMatchObject({ action: { do: 'finish' } });
    expect(button).not.toHaveProperty('action.outcome');
  });

  it('what only one has is not usual, and a message that nobody can know stays to be chosen', () => {
    const one = {
      body: [{ type: 'form', id: 'x', onResult: { cases: [{ code: 200, stay: 'question.sent' }] } }],
    };
    const usual = usualValues([one], 'type');
    expect(usual('form', ['onResult', 'cases', 'stay'])).toEqual([]);
    const scope = { ...scopeOf('pages', 'type'), usual };
    const stay = { type: 'string', ref: 'message' } as SchemaNode;
    expect(smallestValue(stay, scope, { kind: 'form', keys: ['onResult', 'cases', 'stay'] })).toBeUndefined();
  });

  it('a new result code is the next one that its call may answer; where there is none it is typed', () => {
    const cases = blockSchemas.form.properties.onResult.properties.cases.items as unknown as SchemaNode;
    const at = { kind: 'form', keys: ['onResult', 'cases'], index: 1 };
    const scope = scopeOf('pages', 'type');
    expect(smallestValue(cases, { ...scope, nextCode: 4220 }, at)).toMatchObject({ code: 4220 });
    expect(smallestValue(cases, scope, at)).not.toHaveProperty('code');
  });

  it('a new message after a result is shown for the whole form, which every form can', () => {
    const show = blockSchemas.form.properties.onResult.properties.otherwise.properties
      .show as unknown as SchemaNode;
    expect(smallestValue(show, scopeOf('pages', 'type'))).toMatchObject({ at: 'form' });
  });

  it('the items of a list have texts of their own, by which they are told apart', () => {
    const steps = newOfKind(branch(blockSchemas, 'steps'), 'steps', 'type', scopeOf('pages', 'type'));
    expect(steps).toMatchObject({ items: [{ title: '标题' }, { title: '标题 2' }] });
  });
});
