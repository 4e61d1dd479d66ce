import type { TrackerAdapter } from './tracker-adapter.ts';

/** Kuaishou's ks-trace: no queue of its own is documented, so that commands wait until the script is there. */
export const kuaishou: TrackerAdapter = {
  waitsForScript: true,
  formConfirmed(view, { conversionId, formEvent, callback }) {
    view._ks_trace?.push({ event: formEvent, convertId: conversionId, cb: callback ?? '' });
  },
};
