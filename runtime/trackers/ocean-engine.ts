import type { TrackerAdapter } from './tracker-adapter.ts';

/** Ocean Engine's toutiao-track-log: queue `_taq`, switched on by `_tt_config` (event-manager.oceanengine.com). */
export const oceanEngine: TrackerAdapter = {
  prepare(view) {
    view._tt_config = true;
    view._taq = view._taq ?? [];
  },
  formConfirmed(view, { conversionId, formEvent }) {
    view._taq?.push({ convert_id: conversionId, event_type: formEvent });
  },
};
