import type { ApiResult } from '../api/api-result.ts';
import { partsOf, type Upload } from './upload.ts';

export interface UploadPorts {
  call(endpoint: string, payload: Record<string, string>): Promise<ApiResult>;
  /** The bytes of a part, as text. */
  read(blob: Blob, part: number): Promise<string>;
  /** The server has everything before this part. */
  arrived(next: number): void;
  /** Whether somebody still wants it sent. */
  isWanted(): boolean;
}

/** What became of a sending: `broken` may be taken up again, `refused` may not. */
export type UploadEnd = 'done' | 'stopped' | 'broken' | 'refused';

/**
 * Sends the parts that the server lacks, one after the other. The server answers each with the first part that it lacks
 * (`data.next`), so that a sending that was broken off goes on where it broke, and one that the server has forgotten
 * begins anew; without that, the next part follows.
 */
export async function sendUpload(upload: Upload, ports: UploadPorts): Promise<UploadEnd> {
  const parts = partsOf(upload.blob);
  // A server that asks for the same part for ever must not be answered for ever.
  let calls = 2 * parts + 2;
  let { next } = upload;
  while (next < parts) {
    if (!ports.isWanted()) return 'stopped';
    if (calls-- === 0) return 'refused';
    const data = await ports.read(upload.blob, next).catch(() => null);
    // The browser has lost the file.
    if (data === null) return 'refused';
    const result = await ports.call(upload.endpoint, {
      upload: upload.id,
      part: String(next),
      parts: String(parts),
      size: String(upload.blob.size),
      type: upload.type,
      data,
    });
    if (result.kind === 'unanswered') return endOf(result);
    if (result.code !== 200) return 'refused';
    next = nextPart(result.data, next, parts);
    ports.arrived(next);
  }
  return 'done';
}

/** A server that fails may do better later; one that says that the part is too large does not. */
const endOf = ({ reason, status = 0 }: Extract<ApiResult, { kind: 'unanswered' }>): UploadEnd =>
  reason === 'httpStatus' && status >= 400 && status < 500 && status !== 408 && status !== 429
    ? 'refused'
    : 'broken';

function nextPart(data: unknown, sent: number, parts: number): number {
  const { next } = Object(data) as { next?: unknown };
  const number = typeof next === 'string' && /^\d{1,6}$/.test(next) ? Number(next) : next;
  const isPart = typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= parts;
  return isPart ? number : sent + 1;
}
