import { readFileSync, statSync } from 'node:fs';
import { contentEncodings } from '../../publish/files/compressed-copies.ts';
import { etagOf } from '../../publish/files/content-etags.ts';
import { contentTypeOf } from '../../publish/http/content-types.ts';

export const nosniff = { 'x-content-type-options': 'nosniff' } as const;

/** False also for a path that is too long for any file. */
function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return false;
    throw error;
  }
}

/** Whether an Accept-Encoding header such as `gzip, br;q=0` accepts this encoding. */
function accepts(header: string | null, encoding: string): boolean {
  return (header ?? '').split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}

const isKnown = (header: string | null, etag: string): boolean =>
  header?.trim() === '*' || (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * The file, or its smallest compressed copy that the browser accepts; 304 when the browser has it already.
 * @returns null when there is no such file
 */
export function staticFileResponse(
  { method, headers }: Request,
  file: string,
  more: Record<string, string>,
): Response | null {
  if (!isFile(file)) return null;
  if (method !== 'GET' && method !== 'HEAD') return plainTextResponse(405, 'Method not allowed\n');
  const copies = contentEncodings.filter(({ end }) => isFile(file + end));
  const copy = copies.find(({ name }) => accepts(headers.get('accept-encoding'), name));
  const sent = file + (copy?.end ?? '');
  const etag = etagOf(statSync(sent));
  const vary = [...(copies.length > 0 ? ['Accept-Encoding'] : []), ...(more.vary ? [more.vary] : [])];
  const common = { ...more, etag, ...(vary.length > 0 && { vary: vary.join(', ') }) };
  if (isKnown(headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: common });
  const body = readFileSync(sent);
  const contentType = contentTypeOf(file);
  const isFilm = contentType.startsWith('video/');
  const type = { 'content-type': contentType, ...(isFilm && { 'accept-ranges': 'bytes' }) };
  const part = isFilm ? partOf(headers, etag, body.length) : null;
  if (part) {
    const { from, to } = part;
    const known = { ...common, ...type, 'content-range': `bytes ${from}-${to}/${body.length}` };
    return new Response(new Uint8Array(body.subarray(from, to + 1)), { status: 206, headers: known });
  }
  return new Response(body, {
    headers: {
      ...common,
      ...type,
      'content-length': String(body.length),
      ...(copy && { 'content-encoding': copy.name }),
    },
  });
}

/**
 * The part of a film that a request asks for, both ends included: Safari plays no film without. Null for the whole file,
 * also where the part begins beyond its end or belongs to another version (RFC 9110, 14.2).
 */
function partOf(headers: Headers, etag: string, length: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  const version = headers.get('if-range');
  if (first + last === '' || (version !== null && version !== etag)) return null;
  const from = first === '' ? Math.max(length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to ? { from, to } : null;
}

/** A plain-text error response of one line. */
export const plainTextResponse = (status: number, line: string): Response =>
  new Response(line, { status, headers: { ...nosniff, 'content-type': 'text/plain; charset=utf-8' } });
