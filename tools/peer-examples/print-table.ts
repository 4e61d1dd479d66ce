import type { ConvertedForm, Format } from '../../ops/index.ts';
import type { Visited } from './peer-visit.ts';

export interface Tried {
  format: Format;
  name: string;
  result: ConvertedForm;
  /** Null where nothing was converted, so that there was nothing to open. */
  visited: Visited | null;
}

const fieldsOf = ({ result }: Tried): number => result.form?.fields.length ?? 0;

/** A row for each example, then the sums of each format. */
export function tableOf(all: readonly Tried[]): string {
  const rows = all.map((one) => [
    one.format,
    one.name.slice(0, 60),
    one.result.elements,
    one.result.converted,
    fieldsOf(one),
    one.visited?.rendered ?? '–',
    one.visited?.sent ?? '–',
    one.visited?.trouble ?? '',
  ]);
  const head = ['format', 'example', 'elements', 'converted', 'fields', 'rendered', 'sent', 'trouble'];
  return [...lines([head, ...rows]), '', ...lines([sumHead, ...sums(all)]), ''].join('\n');
}

const sumHead = [
  'format',
  'examples',
  'converted whole',
  'in part',
  'not at all',
  'elements',
  'converted',
  'forms',
  'rendered and sent',
  'fields',
  'rendered',
  'sent',
];

function sums(all: readonly Tried[]): (string | number)[][] {
  const sum = (of: readonly Tried[], count: (one: Tried) => number) =>
    of.reduce((total, one) => total + count(one), 0);
  return [...new Set(all.map(({ format }) => format))].map((format) => {
    const own = all.filter((one) => one.format === format);
    const forms = own.filter(({ visited }) => visited !== null);
    const whole = own.filter(({ result }) => result.elements > 0 && result.converted === result.elements);
    const none = own.filter(({ result }) => result.converted === 0);
    return [
      format,
      own.length,
      whole.length,
      own.length - whole.length - none.length,
      none.length,
      sum(own, ({ result }) => result.elements),
      sum(own, ({ result }) => result.converted),
      forms.length,
      forms.filter(({ visited }) => visited?.trouble === '' && visited.sent > 0).length,
      sum(own, fieldsOf),
      sum(own, ({ visited }) => visited?.rendered ?? 0),
      sum(own, ({ visited }) => visited?.sent ?? 0),
    ];
  });
}

function lines(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => String(cell).padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
