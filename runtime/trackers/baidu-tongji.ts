import type { TrackerAdapter } from './tracker-adapter.ts';

/**
 * Baidu Tongji (hm.js): queue `_hmt`. Page views are reported explicitly, because its automatic count knows no routes
 * and would include the query. The set-up commands must be in the queue before the script runs (Tongji API manual).
 */
export const baiduTongji: TrackerAdapter = {
  prepare(view) {
    view._hmt = view._hmt ?? [];
    view._hmt.push(['_setAutoPageview', false]);
  },
  pageShown(view, path) {
    view._hmt?.push(['_trackPageview', path]);
  },
  formConfirmed(view, { formEvent, conversionId }) {
    view._hmt?.push(['_trackEvent', 'form', formEvent, conversionId]);
  },
};
