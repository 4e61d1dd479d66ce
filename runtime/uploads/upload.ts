import { uploadPartBytes } from '../../schemas/index.ts';

/** A picture on its way to the server. */
export interface Upload {
  /** Made on the phone: a part that is sent again is the same part of the same file. */
  id: string;
  /** The form whose answer names it. */
  form: string;
  /** Endpoint that takes it. */
  endpoint: string;
  /** Media type. */
  type: string;
  blob: Blob;
  /** The first part that the server lacks, as far as the phone knows. */
  next: number;
  /** Epoch milliseconds. */
  at: number;
}

/** Parts of one size, the last one excepted. */
export const partsOf = ({ size }: Blob): number => Math.max(1, Math.ceil(size / uploadPartBytes));

/** crypto.randomUUID is missing on http origins and in old webviews (FLT-29). */
export function newUploadId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the phone knows of an upload that begins: nothing of it has been sent. */
export const newUpload = (form: string, endpoint: string) => ({
  id: newUploadId(),
  form,
  endpoint,
  next: 0,
  at: Date.now(),
});
