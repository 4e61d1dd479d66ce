import { alignColumns } from './measurement-table.ts';
import { type Measurements, medianOf } from './measurements.ts';

/** Speed targets, judged within one run because machines differ between runs. */
interface Target {
  what: string;
  /** undefined when the run did not measure it. */
  measured: (figures: Measurements) => number | undefined;
  most?: number;
  least?: number;
  /** Unit printed after the number. */
  unit: string;
}

const ours = (figures: Measurements, what: string) => medianOf(figures, what, 'ours');
const quotient = (above: number | undefined, below: number | undefined) =>
  above === undefined || !below ? undefined : above / below;
const timesStatic = (what: string) => (figures: Measurements) =>
  quotient(ours(figures, what), medianOf(figures, what, 'static'));
const kilobytes = (what: string) => (figures: Measurements) => quotient(ours(figures, what), 1024);

/** Fields of a page that is opened directly. */
export const shortestForm = 12;
export const longestForm = 1000;

const targets: readonly Target[] = [
  { what: 'first paint', measured: timesStatic('first paint'), most: 1.05, unit: '× static' },
  { what: 'largest paint', measured: timesStatic('largest paint'), most: 1.05, unit: '× static' },
  { what: 'usable', measured: timesStatic('usable'), most: 1.05, unit: '× static' },
  {
    // For a page that accepts presses before hydration this is the moment of hydration.
    what: 'hydrated: the impatient login call leaves',
    measured: (figures) => quotient(ours(figures, 'login call'), medianOf(figures, 'login call', 'stack')),
    ...{ most: 1, unit: '× the same packages, rendered by the phone' },
  },
  {
    what: 'blocking after the first paint',
    measured: (figures) => ours(figures, 'blocking'),
    ...{ most: 80, unit: 'ms' },
  },
  { what: 'JS of the landing page', measured: kilobytes('JS bytes'), most: 128, unit: 'KB gzip' },
  { what: 'HTML of the landing page', measured: kilobytes('HTML bytes'), most: 14, unit: 'KB gzip' },
  { what: 'form page from tap', measured: timesStatic('second page'), most: 1.2, unit: '× static' },
  { what: 'layout shift', measured: (figures) => ours(figures, 'shift'), most: 0, unit: '' },
  {
    what: 'usable, sooner than antd-mobile',
    measured: (figures) => quotient(medianOf(figures, 'usable', 'antd-mobile'), ours(figures, 'usable')),
    ...{ least: 2.4, unit: '×' },
  },
  {
    what: `key to paint, ${longestForm} fields`,
    measured: timesStatic(`key to paint, ${longestForm} fields`),
    ...{ most: 1.3, unit: '× static' },
  },
  ...[
    { fields: shortestForm, most: 1 },
    { fields: longestForm, most: 1.1 },
  ].map(({ fields, most }): Target => {
    const what = `${fields} fields to paint`;
    return {
      what,
      measured: (figures) => quotient(ours(figures, what), medianOf(figures, what, 'rjsf-core')),
      ...{ most, unit: '× rjsf-core' },
    };
  }),
];

const isMet = ({ most, least }: Target, value: number): boolean =>
  value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0);

/** For each target that this run measured: value, target and verdict. */
export function targetsTable(figures: Measurements): string {
  const rows = targets.flatMap((target) => {
    const value = target.measured(figures);
    if (value === undefined) return [];
    const { what, most, least, unit } = target;
    const wanted = most === undefined ? `≥ ${least}` : `≤ ${most}`;
    return [
      [what, `${Number(value.toFixed(3))}`, `${wanted} ${unit}`, isMet(target, value) ? 'met' : 'missed'],
    ];
  });
  return alignColumns([['target', 'measured', 'wanted', ''], ...rows]);
}
