import { uploadsIn } from '../../runtime/index.ts';
import type { PageContext } from '../context/page-context.ts';
import type { FormHandle } from '../field-frame/form-handle.ts';
import { documentUploads, watchUploads } from './document-uploads.ts';

/** The answers may be given: what was held is sent, and what was broken is tried once more. */
const isUnsent = (id: string): boolean => /held|broken/.test(documentUploads.state(id)?.phase ?? '');

/**
 * Waits until the uploads that the answers name have arrived: a lead must not name what the server does not have. A step
 * that was shown before a reload may not be on the screen, so they are taken up here, too.
 * @returns what to show instead of sending; nothing where they have arrived
 */
export async function waitForUploads(
  handle: FormHandle,
  page: PageContext,
  values: Readonly<Record<string, string>>,
): Promise<{ show: { at: string; message: string } } | undefined> {
  watchUploads(page);
  for (const { id: at, kind } of handle.schema.fields) {
    if (kind !== 'photo' && kind !== 'signature') continue;
    const uploads = uploadsIn(values[at] ?? '');
    await Promise.all(uploads.map((id) => documentUploads.restore(id, true)));
    const unsent = uploads.filter(isUnsent);
    if (unsent.length > 0 && navigator.onLine === false) return { show: { at, message: 'upload.notSent' } };
    for (const id of unsent) documentUploads.start(id);
    const problem = await documentUploads.settled(uploads);
    if (problem === null) continue;
    return { show: { at, message: problem === 'lost' ? 'upload.lost' : 'upload.notSent' } };
  }
  // A lead that fails may be sent again after a reload: its pictures are kept before it leaves, not a second later.
  await documentUploads.settleKept();
  return undefined;
}
