import type { TrackerAdapter } from './tracker-adapter.ts';

/**
 * Baidu Tongji (hm.js): queue `_hmt`; page views are told by hand, because its own count knows no routes and would take
 * the query along. What sets it up has to stand in the queue before the script (Tongji API manual).
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
