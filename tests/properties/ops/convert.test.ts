import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convert, type Format, readConfig } from '../../../ops/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { makeConfig } from '../../ops/convert/sample-config.ts';
import { shareOfSlowRun } from '../harness/property.ts';

let dir: string;
let remove: () => void;
let config: Config | null;
beforeAll(() => {
  ({ dir, remove } = makeConfig());
  config = readConfig(dir).wellFormed;
});
afterAll(() => remove());

/** Texts that our config refuses as they are: braces, tags, controls, addresses, what is too long, what every object has. */
const oddText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '{a}',
    '{',
    'q}',
    '<b>x</b>',
    'http://10.0.0.5/',
    'constructor',
    'toString',
    '__proto__',
    '姓名',
    'Q 1',
    '\u202Eabc',
    'https://x y',
    'form',
  ),
  fc.string({ minLength: 30, maxLength: 900 }),
);
const names = ['a', 'b', 'c d', '姓名', 'toString'];
const name = fc.oneof(fc.constantFrom(...names), oddText);
const scalar = fc.oneof(
  oddText,
  fc.integer({ min: -5, max: 12 }),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
);
const i18n = fc.oneof(
  oddText,
  fc.record({ default: oddText, 'zh-CN': oddText }, { requiredKeys: [] }),
  fc.integer(),
);
const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 5 });
const some = (record: Record<string, fc.Arbitrary<unknown>>) => fc.record(record, { requiredKeys: [] });

const condition = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('=', '!=', '<', '>=', 'anyof', 'notempty'), scalar)
  .map(([of, operator, value]) => {
    const literal = typeof value === 'string' ? `'${value}'` : String(value);
    return `{${of}} ${operator} ${operator === 'anyof' ? `[${literal}]` : operator === 'notempty' ? '' : literal}`;
  });
const surveyjsElement = some({
  type: fc.constantFrom(
    'text',
    'comment',
    'radiogroup',
    'dropdown',
    'checkbox',
    'boolean',
    'rating',
    'matrix',
    'multipletext',
    'slider',
    'html',
    'x',
  ),
  inputType: fc.constantFrom('text', 'number', 'date', 'month', 'tel', 'email', 'range', 'time', 'url'),
  name,
  title: i18n,
  description: i18n,
  isRequired: fc.boolean(),
  choices: list(fc.oneof(scalar, fc.record({ value: scalar, text: i18n }))),
  columns: list(scalar),
  rows: fc.oneof(list(scalar), fc.integer({ min: -3, max: 40 })),
  items: list(fc.record({ name, title: i18n })),
  rateMin: fc.integer({ min: -2, max: 3 }),
  rateMax: fc.integer({ min: -2, max: 12 }),
  min: fc.oneof(scalar, fc.constantFrom('2020-02-30', '2020-02-28', '2030-13', 'today()')),
  max: fc.oneof(scalar, fc.constantFrom('2020-02-30', '1850-01-01', 'today()')),
  step: fc.constantFrom(1, 0.1, 0.00001, 0, -1),
  maxLength: fc.integer({ min: -1, max: 9999 }),
  visibleIf: fc.oneof(
    condition,
    condition.chain((one) => condition.map((other) => `${one} and ${other}`)),
    oddText,
  ),
  placeholder: i18n,
  requiredErrorText: i18n,
  defaultValue: fc.oneof(scalar, list(scalar)),
});
const surveyjs = fc.record({
  title: i18n,
  description: i18n,
  completeText: i18n,
  pages: list(
    fc.record({
      title: i18n,
      visibleIf: fc.option(condition, { nil: undefined }),
      elements: list(surveyjsElement),
    }),
  ),
});

const property = some({
  type: fc.constantFrom('string', 'integer', 'number', 'boolean', 'array', 'object', ['string', 'null'], 'x'),
  title: scalar,
  description: scalar,
  default: fc.oneof(scalar, list(scalar)),
  format: fc.constantFrom('date', 'email', 'uri', 'date-time', 'x'),
  enum: list(scalar),
  oneOf: list(fc.record({ const: scalar, title: scalar })),
  minimum: scalar,
  maximum: scalar,
  exclusiveMaximum: fc.integer(),
  multipleOf: fc.constantFrom(1, 0.25, 0.000001),
  maxLength: scalar,
  items: some({ type: fc.constant('string'), enum: list(scalar) }),
  minItems: fc.integer({ min: -1, max: 5 }),
  $ref: fc.constantFrom('#/schema', '#/nothing', 'x'),
});
const rjsf = fc.record({
  schema: fc.record({
    type: fc.constant('object'),
    title: scalar,
    properties: fc.dictionary(name, property, { maxKeys: 5 }),
    required: list(name),
    dependencies: fc.dictionary(
      name,
      some({ oneOf: list(fc.record({ properties: fc.dictionary(name, property, { maxKeys: 3 }) })) }),
      { maxKeys: 2 },
    ),
  }),
  uiSchema: fc.dictionary(
    name,
    some({
      'ui:widget': fc.constantFrom('textarea', 'radio', 'password', 'hidden'),
      'ui:placeholder': scalar,
    }),
    { maxKeys: 3 },
  ),
});

const formbricksElement = some({
  id: name,
  type: fc.constantFrom(
    'openText',
    'multipleChoiceSingle',
    'multipleChoiceMulti',
    'nps',
    'rating',
    'consent',
    'date',
    'matrix',
    'contactInfo',
    'cta',
    'x',
  ),
  headline: i18n,
  subheader: i18n,
  required: fc.boolean(),
  inputType: fc.constantFrom('text', 'email', 'number', 'phone', 'url'),
  range: fc.integer({ min: -1, max: 12 }),
  label: i18n,
  lowerLabel: i18n,
  charLimit: fc.record({ enabled: fc.boolean(), max: fc.integer({ min: -1, max: 5000 }) }),
  choices: list(fc.record({ id: oddText, label: i18n })),
  rows: list(i18n),
  columns: list(i18n),
  firstName: fc.record({ show: fc.boolean(), required: fc.boolean(), placeholder: i18n }),
  phone: fc.record({ show: fc.boolean(), required: fc.boolean(), placeholder: i18n }),
});
const formbricks = fc.oneof(
  fc.record({
    name: i18n,
    questions: list(formbricksElement),
    hiddenFields: some({ fieldIds: list(oddText) }),
  }),
  fc.record({ name: i18n, blocks: list(fc.record({ elements: list(formbricksElement) })) }),
);

/** Surveys whose questions exist and have the answers that conditions and jumps name: what is well written is converted. */
const ids = ['a', 'b', 'c', 'd', 'e'];
/** A condition on one of the questions above, mostly one that it can meet. */
const clauseAbout = (above: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...above),
      fc.constantFrom('=', '=', '!=', 'anyof'),
      fc.constantFrom('x', 'y', 'z', 'q'),
    )
    .map(
      ([of, operator, one]) => `{${of}} ${operator} ${operator === 'anyof' ? `['x', '${one}']` : `'${one}'`}`,
    );
const branchingElement = (id: string, at: number) => {
  const above = ids.slice(0, at);
  const shown = clauseAbout(above.length > 0 ? above : ['e']);
  return fc.record({
    type: fc.constantFrom('radiogroup', 'radiogroup', 'dropdown', 'boolean', 'checkbox'),
    name: fc.constant(id),
    choices: fc.constant(['x', 'y', 'z']),
    isRequired: fc.boolean(),
    defaultValue: fc.constantFrom(undefined, 'x', true, ['x', 'y'], 2),
    visibleIf: fc.option(
      fc.oneof(
        shown,
        fc.tuple(shown, shown).map((two) => two.join(' and ')),
      ),
      {
        nil: undefined,
        freq: 2,
      },
    ),
  });
};
const branching = fc
  .tuple(...ids.map(branchingElement))
  .chain((all) =>
    fc.array(fc.nat(2), { minLength: all.length, maxLength: all.length }).map((pages) => ({ all, pages })),
  )
  .map(({ all, pages }) => ({
    pages: [0, 1, 2].map((page) => ({ elements: all.filter((_, at) => pages[at] === page) })),
  }));
const jump = fc.record({
  condition: fc.constantFrom('equals', 'notEquals', 'submitted', 'skipped', 'lessEqual', 'contains'),
  value: fc.constantFrom('x', 'y', 2),
  destination: fc.constantFrom(...ids, 'end'),
});
const jumping = fc
  .tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        type: fc.constantFrom('multipleChoiceSingle', 'rating', 'openText', 'cta'),
        headline: fc.constant({ default: id }),
        required: fc.boolean(),
        range: fc.constant(3),
        choices: fc.constant(['x', 'y'].map((label) => ({ id: `id-${label}`, label: { default: label } }))),
        logic: list(jump),
      }),
    ),
  )
  .map((questions) => ({ name: 'Jumps', questions }));

/** The findings of the check in what was written; a page without a route is one that nobody reaches yet. */
function findingsOf(file: unknown, format: Format): string[] {
  if (!config) throw new Error('the sample config has errors');
  const result = convert(file, format, 'sample', 'answers', config);
  if (!result?.form) return [];
  const { form, page } = result;
  const overlay = new Map([
    ['definitions/forms/sample.json', JSON.stringify(form)],
    ['definitions/pages/sample.json', JSON.stringify(page)],
  ]);
  return readConfig(dir, { overlay })
    .diagnostics.filter(({ file: at, code }) => overlay.has(at) && code !== 'id-unused')
    .map(({ code, file: at, pointer, message }) => `${code} ${at}${pointer} ${message.en}`);
}

it.each([
  ['surveyjs', fc.oneof(surveyjs, branching)],
  ['rjsf', rjsf],
  ['formbricks', fc.oneof(formbricks, jumping)],
] as const)(
  'whatever is converted from %s, the check has nothing against it',
  (format, files) => {
    fc.assert(
      fc.property(files as fc.Arbitrary<unknown>, (file) => {
        expect(findingsOf(file, format)).toEqual([]);
      }),
      { numRuns: shareOfSlowRun(800) },
    );
  },
  120_000,
);
