import type { ShownText } from './flows/flow.ts';

/** What a page showed to the visitor. */
export interface ShownNotice {
  kind: 'success' | 'notice';
  text: string;
}

/** Runs in the page: reports each visible text of the kinds below once for each time it appears. */
export function observeNotices(success: ShownText): void {
  const report = (window as unknown as { reportNotice?: (notice: ShownNotice) => void }).reportNotice;
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  let shown = new Set<string>();
  const look = () => {
    const now = new Set<string>();
    const see = (kind: ShownNotice['kind'], text: string) => {
      const key = kind + text;
      now.add(key);
      if (!shown.has(key)) report?.({ kind, text });
    };
    for (const element of document.querySelectorAll(success.within)) {
      const text = element.textContent ?? '';
      if (text.includes(success.text) && isVisible(element))
        see('success', success.text || 'the page after the login');
    }
    for (const element of document.querySelectorAll('form [role=alert]')) {
      // What a field says is about itself: a code was asked for too often.
      if (element.closest('[data-field]')) continue;
      const text = (element.textContent ?? '').trim();
      if (text !== '' && isVisible(element)) see('notice', text);
    }
    shown = now;
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'style', 'data-page'],
  });
}
