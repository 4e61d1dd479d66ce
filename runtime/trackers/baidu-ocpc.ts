import type { TrackerAdapter } from './tracker-adapter.ts';

/** Baidu's conversion script (fcagl.js): queue `_agl`; `t` is the conversion type, 3 a form (ocpx.baidu.com). */
export const baiduOcpc: TrackerAdapter = {
  prepare(view, { conversionId }) {
    view._agl = view._agl ?? [];
    view._agl.push(['production', conversionId]);
  },
  formConfirmed(view, { formEvent }) {
    view._agl?.push(['track', ['success', { t: Number(formEvent) }]]);
  },
};
