import { itemsOf, member } from '../json/json-values.ts';
import { hasSize } from './satisfiable.ts';

/** What two answers are compared by; those of one scale can be compared with each other. */
type Scale = 'size' | 'day' | 'month' | 'time';

/** The scale of a field whose answers have an order. */
export function scaleOf(field: unknown): Scale | null {
  if (hasSize(field)) return 'size';
  const kind = member(field, 'kind');
  if (kind === 'date') return member(field, 'precision') === 'month' ? 'month' : 'day';
  return kind === 'time' ? 'time' : null;
}

/** Kinds whose answer nobody can mend, or that is given anew each time. */
const neverCompared: ReadonlySet<unknown> = new Set(['consent', 'smsCode', 'hidden', 'figure']);

/** Kinds whose answers are written alike. */
const sameAnswers = (kind: unknown): unknown => {
  if (kind === 'picker') return 'choice';
  return kind === 'mobile' ? 'phone' : kind;
};

const testsOf: Readonly<Record<string, readonly Scale[]>> = {
  before: ['day', 'month', 'time'],
  notAfter: ['day', 'month', 'time'],
  after: ['day', 'month', 'time'],
  notBefore: ['day', 'month', 'time'],
  lessThan: ['size'],
  atMost: ['size'],
  moreThan: ['size'],
  atLeast: ['size'],
};

/** Whether answers of two fields can be compared by a test. */
export function areComparable(field: unknown, test: string, to: unknown): boolean {
  const kinds = [field, to].map((one) => member(one, 'kind'));
  if (kinds.some((kind) => neverCompared.has(kind))) return false;
  const [scale, other] = [scaleOf(field), scaleOf(to)];
  const scales = testsOf[test];
  if (scales) return scale !== null && scale === other && scales.includes(scale);
  return scale === other && (scale !== null || sameAnswers(kinds[0]) === sameAnswers(kinds[1]));
}

/** Days and times in their order as numbers; null for a limit that is not known, or none. */
function positionOf(value: unknown, scale: Scale): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  if (scale === 'time') return Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5));
  const day = value === 'today' ? new Date().toISOString() : value;
  if (!/^\d{4}-\d\d/.test(day)) return null;
  if (scale === 'month') return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Date.parse(day.slice(0, 10)) / 86_400_000;
}

/** The least and the largest answer of a field with a scale, as numbers of that scale. */
export function limitsOf(field: unknown): [least: number, most: number] {
  const scale = scaleOf(field) ?? 'size';
  const [from, until] = scale === 'size' ? ['min', 'max'] : ['from', 'until'];
  const least = member(field, 'kind') === 'rating' ? 1 : positionOf(member(field, from), scale);
  return [
    least ?? Number.NEGATIVE_INFINITY,
    positionOf(member(field, until), scale) ?? Number.POSITIVE_INFINITY,
  ];
}

/** Whether two fields with options have one in common; true of those without. */
export function shareAnAnswer(field: unknown, to: unknown): boolean {
  const [one, other] = [field, to].map((each) =>
    itemsOf(member(each, 'options')).map((option) => member(option, 'value')),
  );
  if (!one?.length || !other?.length) return true;
  return one.some((value) => other.includes(value));
}
