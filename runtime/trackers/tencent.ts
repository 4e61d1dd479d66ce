import type { GdtFunction, TrackerAdapter } from './tracker-adapter.ts';

/** Tencent Ads' gdtevent: a function with a queue, initialised with the id of the data source (developers.e.qq.com). */
export const tencent: TrackerAdapter = {
  prepare(view, { conversionId }) {
    if (typeof view.gdt !== 'function') {
      const stub: GdtFunction = (...command) => {
        stub.queue?.push(command);
      };
      stub.queue = [];
      view.gdt = stub;
    }
    view.gdt('init', conversionId);
    view.gdt('track', 'PAGE_VIEW');
  },
  formConfirmed(view, { formEvent }) {
    view.gdt?.('track', formEvent);
  },
};
