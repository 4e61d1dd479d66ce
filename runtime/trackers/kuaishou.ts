import type { TrackerAdapter } from './tracker-adapter.ts';

/** Kuaishou's ks-trace: it documents no queue, so commands wait until the script is loaded. */
export const kuaishou: TrackerAdapter = {
  waitsForScript: true,
  formConfirmed(view, { conversionId, formEvent, callback }) {
    view._ks_trace?.push({ event: formEvent, convertId: conversionId, cb: callback ?? '' });
  },
};
