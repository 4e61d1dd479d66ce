import type { BuildName } from './builds.ts';
import { type Measurements, summary } from './measurements.ts';

const round = (value: number): string =>
  Math.abs(value) < 10 ? String(Math.round(value * 100) / 100) : String(Math.round(value));

/** Formats bytes as KB and leaves other units alone. */
const shown = (what: string, value: number): string =>
  what.endsWith('bytes') ? round(value / 1024) : round(value);

export const alignColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
};

/** One row per measurement: for each build the median, the spread and the ratio to the static page. */
export function measurementTable(figures: Measurements, builds: readonly BuildName[]): string {
  const rows = [...figures].map(([what, byBuild]) => {
    const base = summaryOf(byBuild.get('static'));
    const cells = builds.flatMap((name) => {
      const figure = summaryOf(byBuild.get(name));
      if (!figure) return ['–', '', ''];
      const { median, least, most } = figure;
      const times =
        base && base.median > 0 && name !== 'static' ? `×${(median / base.median).toFixed(2)}` : '';
      return [shown(what, median), `${shown(what, least)}–${shown(what, most)}`, times];
    });
    return [what.replace('bytes', 'KB'), ...cells];
  });
  return alignColumns([['', ...builds.flatMap((name) => [name, 'spread', '×static'])], ...rows]);
}

const summaryOf = (values: readonly number[] | undefined) => values && summary(values);
