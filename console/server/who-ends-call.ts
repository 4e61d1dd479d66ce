import { isObject, type JsonObject } from '../../ops/json/json-values.ts';
import { tableNamed } from '../../ops/table-visitors/deciding-row.ts';
import type { WhoEndsRequest } from '../api/index.ts';
import { malformedRequest } from '../api/refusal-error.ts';
import { readText } from './read-request.ts';

const texts = ['page', 'route', 'brand', 'host', 'city', 'way'] as const;

/** @throws RefusalError where it is not a question for visitors */
export function readWhoEnds(body: JsonObject): WhoEndsRequest {
  const given = texts.flatMap((key) => (body[key] === undefined ? [] : [[key, readText(body, key)]]));
  return { ...Object.fromEntries(given), ...readRow(body), ...readEnd(body), ...readFlags(body) };
}

function readEnd({ end }: JsonObject): Pick<WhoEndsRequest, 'end'> {
  if (end === undefined) return {};
  if (end !== 'here' && end !== 'further') throw malformedRequest('end takes "here" or "further"');
  return { end };
}

function readRow({ row }: JsonObject): Pick<WhoEndsRequest, 'row'> {
  if (row === undefined) return {};
  if (!isObject(row)) throw malformedRequest('row takes a table and an id');
  const named = readText(row, 'table');
  const table = named === 'cityRule' ? named : tableNamed(named);
  if (!table) throw malformedRequest('table takes the name of a decision table');
  return { row: { table, id: readText(row, 'id') } };
}

function readFlags({ flags }: JsonObject): Pick<WhoEndsRequest, 'flags'> {
  if (flags === undefined) return {};
  if (!isObject(flags)) throw malformedRequest('flags takes an object of texts');
  const given = Object.keys(flags)
    .slice(0, 20)
    .map((flag) => [flag, readText(flags, flag)]);
  return { flags: Object.fromEntries(given) };
}
