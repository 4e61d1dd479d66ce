import type { SandboxRun } from '../storage/sandbox-run.ts';
import { firstMissing, readUploads, type StoredUpload } from '../storage/uploads.ts';
import { type Lead, readLeads } from './leads.ts';

/** An upload, and the lead that names it. */
export interface UploadEntry extends StoredUpload {
  /** How many parts are there without a gap. */
  received: number;
  /** Request id of the lead; empty where none names it. */
  lead: string;
}

/** The words of a lead's answers among which ids of uploads are. */
const named = ({ fields }: Lead): string[] =>
  Object.values(fields).flatMap((value) => (typeof value === 'string' ? value.split(',') : []));

/** Newest first. */
export function readUploadEntries(run: SandboxRun): UploadEntry[] {
  const leadOf = new Map(readLeads(run).flatMap((lead) => named(lead).map((id) => [id, lead.requestId])));
  return readUploads(run).map((upload) => ({
    ...upload,
    received: firstMissing(run, upload),
    lead: leadOf.get(upload.id) ?? '',
  }));
}
