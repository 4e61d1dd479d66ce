import { tableNamed } from '../../../ops/table-visitors/deciding-row.ts';
import type { WhoEndsRequest } from '../../api/index.ts';
import { hrefOf } from '../route/route.ts';

const texts = ['page', 'route', 'brand', 'host', 'city', 'way'] as const;
const flagKey = /^flag\.(.+)$/;

/** The question in an address: `page=download-page&brand=quick-loan&flag.succ_todo=4`, or `row=navigation/saved`. */
export function questionIn(query: URLSearchParams): WhoEndsRequest {
  const given = texts.flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, value]] : [];
  });
  const flags = [...query].flatMap(([key, value]) => {
    const flag = flagKey.exec(key)?.[1];
    return flag !== undefined && value !== '' ? [[flag, value]] : [];
  });
  const row = rowIn(query.get('row') ?? '');
  const end = query.get('end');
  return {
    ...Object.fromEntries(given),
    ...(row && { row }),
    ...((end === 'here' || end === 'further') && { end }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
  };
}

function rowIn(text: string): WhoEndsRequest['row'] {
  const at = text.indexOf('/');
  const [name, id] = [text.slice(0, at), text.slice(at + 1)];
  const table = name === 'cityRule' ? name : tableNamed(name);
  return at > 0 && table && id !== '' ? { table, id } : undefined;
}

/** The address of a question. */
export function whoHref({ row, flags, ...rest }: WhoEndsRequest): string {
  return hrefOf(['who'], {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
    ...(row && { row: `${row.table}/${row.id}` }),
    ...Object.fromEntries(Object.entries(flags ?? {}).map(([flag, value]) => [`flag.${flag}`, value])),
  });
}

/** Whether it asks for anything. */
export const isAsked = ({ page, route, row }: WhoEndsRequest): boolean =>
  page !== undefined || route !== undefined || row !== undefined;
