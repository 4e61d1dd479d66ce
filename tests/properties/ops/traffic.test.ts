import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTraffic } from '../../../ops/traffic/parse-traffic.ts';
import { type TrafficRow, trafficColumns } from '../../../ops/traffic/traffic.ts';
import { trafficText } from '../../../ops/traffic-import/write-traffic.ts';

const parse = (text: string) => parseTraffic(Buffer.from(text));

/** Cells are trimmed when they are read; a zero character means another encoding. */
const name = fc.oneof(
  fc.constantFrom('', '5001', 'default', '深圳', 'a,b', 'say "x"', 'two\nlines', '"'),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '').trim()),
);
const row: fc.Arbitrary<TrafficRow> = fc.record({
  channel: name,
  host: name.map((text) => text || 'default'),
  city: name,
  visitors: fc.nat(),
});

const totals = (rows: readonly TrafficRow[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { channel, host, city, visitors } of rows) {
    const key = JSON.stringify([channel, host, city]);
    sums[key] = (sums[key] ?? 0) + visitors;
  }
  return sums;
};

const quoted = (cell: string) => `"${cell.replace(/"/g, '""')}"`;

it('rows that are written and read again have the same sums, in any order of columns, with any line ends', () => {
  const columns = fc.shuffledSubarray([...trafficColumns], { minLength: 4, maxLength: 4 });
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(row), columns, lineEnd, fc.boolean(), (rows, order, end, hasMark) => {
      const lines = [order, ...rows.map((one) => order.map((column) => quoted(String(one[column]))))];
      const text = (hasMark ? '\uFEFF' : '') + lines.map((cells) => cells.join()).join(end);
      const { rows: read, errors } = parse(text);
      expect(errors).toEqual([]);
      expect(totals(read)).toEqual(totals(rows));
      expect(read).toHaveLength(Object.keys(totals(rows)).length);
      expect(parse(trafficText(read)).rows).toEqual(read);
    }),
  );
});

it('any bytes give rows or errors with lines of the file, and never an exception', () => {
  const text = fc
    .array(fc.constantFrom('channel,host,city,visitors', '"', ',', '\n', '\r', '1', 'a', '深'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        text.map((one) => Buffer.from(one)),
      ),
      (bytes) => {
        const { rows, errors } = parseTraffic(bytes);
        const lines = Buffer.from(bytes)
          .toString('utf8')
          .split(/\r\n|\n|\r/).length;
        for (const { line } of errors) expect(line).toBeLessThanOrEqual(lines);
        if (errors.length > 0) expect(rows).toEqual([]);
      },
    ),
  );
});
