import type { DraftRevision, PreviewStatus } from '../../console/index.ts';

/**
 * Shows revisions of the draft one after the other. A newer revision replaces one that is waiting.
 * @param show - shows a revision; resolves to null if it cannot be decided, rejects if showing fails
 * @param report - receives each change of the status
 */
export function createDraftQueue(
  show: (revision: DraftRevision) => Promise<unknown>,
  report: (change: Partial<PreviewStatus>) => void,
) {
  let waiting: DraftRevision | null = null;
  let isShowing = false;

  async function showNewest(): Promise<void> {
    isShowing = true;
    while (waiting) {
      const revision: DraftRevision = waiting;
      waiting = null;
      report({ state: 'building' });
      const change = await show(revision).then(
        (isShown) =>
          ({
            state: 'ready',
            message: null,
            diskVersion: revision.disk,
            ...(isShown ? { version: revision.version } : {}),
          }) as const,
        ({ message }: Error) => ({ state: 'failed', message }) as const,
      );
      report(change);
    }
    isShowing = false;
  }

  return (revision: DraftRevision): void => {
    waiting = revision;
    if (!isShowing) void showNewest();
  };
}
