import { createKeptUploads, createUploadJobs, readPart } from '../../runtime/effects/index.ts';
import type { PageContext } from '../context/page-context.ts';

type Call = PageContext['call'];
let call: Call | null = null;

/** The uploads of this document: they go on while other pages or steps are shown. */
export const documentUploads = createUploadJobs({
  call: (endpoint, payload) =>
    call?.(endpoint, payload) ?? Promise.resolve({ kind: 'unanswered', reason: 'aborted' }),
  read: readPart,
  kept: createKeptUploads(() => window.indexedDB),
  isNamed: ({ form, id }) => draftOf(form).includes(id),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/**
 * The stored draft as it stands, also that of a user who has logged out and may come back. The key is that of `storedDraft`
 * (runtime/answers/draft.ts): an import of it would take modules out of the chunk of the first page.
 */
function draftOf(form: string): string {
  try {
    return window.localStorage.getItem(`draft.${form}`) ?? '';
  } catch {
    return '';
  }
}

/** How soon a picture is kept that a draft has come to name, and deleted once none does, ms. */
const msBetweenLooks = 1000;
let isWatched = false;

/** Called by whatever shows or sends uploads. @param page - by which they are sent */
export function watchUploads(page: PageContext): void {
  call = page.call;
  if (isWatched) return;
  isWatched = true;
  void documentUploads.forgetOthers();
  window.addEventListener('online', documentUploads.goOn);
  let isLooking = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    void documentUploads.settleKept().finally(() => {
      isLooking = false;
    });
  };
  setInterval(look, msBetweenLooks);
  window.addEventListener('pagehide', look);
}
