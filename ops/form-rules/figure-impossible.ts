import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import {
  conditionsOfFields,
  type FieldConditions,
  neverTogether,
} from '../field-values/answer-conditions.ts';
import { isGroup, type PlacedField, scopesOf } from '../field-values/form-scopes.ts';
import { hasSize } from '../field-values/satisfiable.ts';
import { itemsOf, member } from '../json/json-values.ts';
import { quote, type Text } from '../text/text.ts';

const sumOf = (id: string) =>
  `"fields": [ { "kind": "amount", "id": "rent", "min": 0, "max": 50000, "step": 100 }, { "kind": "text", "id": "job", "label": "职业" }, { "kind": "figure", "id": "month", "label": "每月合计", "shows": "sum", "of": ["${id}"] },`;

/** A figure that cannot be computed, whatever the answers are. */
export const figureImpossible = defineRule({
  code: 'figure-impossible',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: 'figure 用到的字段算不出这个数：类型不合，在更后面，不会同时显示，个数不对，或分期没有 annualRate',
      en: 'a figure follows from fields from which it cannot be computed: of another kind, below it, never shown with it, too many or too few, or an instalment has no `annualRate`',
    },
    why: {
      zh: '访客看到的一直是“–”，要提交的也是空的',
      en: 'visitors see “–” whatever they answer, and nothing is sent',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: sumOf('rent'),
      bad: sumOf('job'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      scopesOf(value).flatMap(({ fields: placed }) => {
        const fields = placed.map(({ field }) => field);
        const known = conditionsOfFields(fields);
        return placed.flatMap((figure, index) =>
          !figure.isOuter && member(figure.field, 'kind') === 'figure'
            ? inFigure({ file, fields, known }, figure, index)
            : [],
        );
      }),
    ),
});

interface FormOfFigure {
  file: string;
  fields: readonly unknown[];
  known: FieldConditions;
}

/** The fields that each function takes, in their order; the last of a list without an end is repeated. */
const takes: Readonly<Record<string, { each: readonly ((field: unknown) => boolean)[]; hasEnd: boolean }>> = {
  sum: { each: [hasSize], hasEnd: false },
  count: { each: [(field) => ['choices', 'group'].includes(String(member(field, 'kind')))], hasEnd: false },
  age: {
    each: [(field) => member(field, 'kind') === 'date' && member(field, 'precision') === 'day'],
    hasEnd: true,
  },
  instalment: {
    each: [(field) => ['amount', 'number'].includes(String(member(field, 'kind'))), hasMonths],
    hasEnd: true,
  },
};

/** Whether every answer of a field is a whole number of months. */
function hasMonths(field: unknown): boolean {
  const kind = member(field, 'kind');
  if (kind === 'number') return member(field, 'decimals') === 0 && Number(member(field, 'min')) >= 1;
  const values = itemsOf(member(field, 'options')).map((option) => String(member(option, 'value')));
  return (kind === 'choice' || kind === 'picker') && values.every((one) => /^[1-9]\d{0,3}$/.test(one));
}

function inFigure(
  { file, fields, known }: FormOfFigure,
  { field: figure, pointer: at }: PlacedField,
  index: number,
): Violation[] {
  const shows = String(member(figure, 'shows'));
  const takenBy = Object.hasOwn(takes, shows) ? takes[shows] : undefined;
  const of = itemsOf(member(figure, 'of'));
  // A function that does not exist has been reported by the schema.
  if (!takenBy) return [];
  const { each, hasEnd } = takenBy;
  if (hasEnd && of.length !== each.length)
    return [{ ...wrongNumber(each.length), file, pointer: `${at}/of` }];
  const rate = member(figure, 'annualRate') !== undefined;
  if (rate !== (shows === 'instalment'))
    return [
      { ...(rate ? needlessRate : missingRate), file, pointer: rate ? `${at}/annualRate` : `${at}/shows` },
    ];
  const named = of.map((source) => sourceOf(source, fields));
  const isMixed = new Set(named.map((source) => source && isGroup(source.field))).size > 1;
  return of.flatMap((id, item): Violation[] => {
    const source = named[item];
    const pointer = `${at}/of/${item}`;
    // A field that does not exist is reported as an unknown name.
    if (typeof id !== 'string' || !source) return [];
    if (source.place >= index) return [{ ...below(id), file, pointer }];
    const isFit = each[Math.min(item, each.length - 1)]?.(source.field) === true;
    // Of several entries there are several ages.
    const isOne = !hasEnd || !id.includes('.');
    if (!isFit || !isOne || (isMixed && isGroup(source.field))) return [{ ...unfit(id), file, pointer }];
    return neverTogether(String(member(figure, 'id')), id.split('.')[0] ?? '', known, fields)
      ? [{ ...neverShown(id), file, pointer }]
      : [];
  });
}

/** The field that a figure names, `group.field` within a group, and its place among those of its form. */
function sourceOf(
  source: unknown,
  fields: readonly unknown[],
): { field: unknown; place: number } | undefined {
  const [id, inner] = String(source).split('.');
  const place = fields.findIndex((one) => member(one, 'id') === id);
  if (inner === undefined) return place < 0 ? undefined : { field: fields[place], place };
  const field = itemsOf(member(fields[place], 'fields')).find((one) => member(one, 'id') === inner);
  return field === undefined ? undefined : { field, place };
}

interface Words {
  message: Text;
  help: Text;
}

const wrongNumber = (number: number): Words => ({
  message: {
    zh: `这个数要由 ${number} 个字段算出`,
    en: `it follows from ${number} ${number === 1 ? 'field' : 'fields'}`,
  },
  help: {
    zh: '年龄写生日；分期写金额和期数',
    en: 'of an age name the date of birth; of an instalment the amount and the months',
  },
});

const missingRate: Words = {
  message: { zh: '分期没有年化利率', en: 'the instalment has no annual rate' },
  help: { zh: '写 annualRate, 百分数', en: 'write `annualRate`, in percent' },
};

const needlessRate: Words = {
  message: { zh: '只有分期用到年化利率', en: 'only an instalment has an annual rate' },
  help: { zh: '删掉它', en: 'remove it' },
};

const below = (id: string): Words => ({
  message: {
    zh: `字段 ${quote(id)} 不在这个数前面`,
    en: `field ${quote(id)} does not stand above this figure`,
  },
  help: { zh: '把这个数移到它后面', en: 'move the figure below it' },
});

const unfit = (id: string): Words => ({
  message: {
    zh: `字段 ${quote(id)} 的答案算不出这个数`,
    en: `this figure does not follow from the answers of field ${quote(id)}`,
  },
  help: {
    zh: 'sum 用金额、数字、评分；count 用多选，或只用组；age 用精确到日的日期；instalment 用金额和月数',
    en: 'a sum has amounts, numbers and ratings; a count has choices, or groups alone; an age a date to the day; an instalment an amount and a number of months',
  },
});

const neverShown = (id: string): Words => ({
  message: {
    zh: `字段 ${quote(id)} 不会和这个数同时显示`,
    en: `field ${quote(id)} is never shown together with this figure`,
  },
  help: { zh: '改它们的显示条件', en: 'change their conditions' },
});
