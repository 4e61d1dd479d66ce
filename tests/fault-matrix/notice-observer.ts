import type { ShownText } from './flows/flow.ts';

/** What a page showed to the visitor. */
export interface ShownNotice {
  kind: 'success' | 'notice';
  text: string;
}

/** What the observer looks for. */
export interface NoticeWords {
  success: ShownText;
  /** Source of a regular expression: texts anywhere on a page which say that the server has the answers. */
  received: string;
}

interface ObservedWindow extends Window {
  reportNotice?: (notice: ShownNotice) => void;
  /** The notices on the screen at this moment. */
  shownNotices?: () => ShownNotice[];
}

/** Runs in the page: reports each visible text of the kinds below once for each time it appears. */
export function observeNotices({ success, received }: NoticeWords): void {
  const view = window as ObservedWindow;
  const report = view.reportNotice;
  const receivedWords = new RegExp(received);
  const isVisible = (element: Element) => element.getClientRects().length > 0;
  const textOf = (element: Element) => (element.textContent ?? '').trim();
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const look = (): ShownNotice[] => {
    const ends = visible(success.within).filter((element) => textOf(element).includes(success.text));
    // What a field says is about itself: a code was asked for too often.
    const alerts = visible('form [role=alert]').filter((element) => !element.closest('[data-field]'));
    // Also outside the form: it is replaced once it has been sent.
    const claims = visible('main h2, main p, main [role=status]').filter((element) =>
      receivedWords.test(textOf(element)),
    );
    const found: ShownNotice[] = [
      ...ends.map(() => ({ kind: 'success' as const, text: success.text || 'the page after the login' })),
      ...[...alerts, ...claims].map((element) => ({ kind: 'notice' as const, text: textOf(element) })),
    ];
    const byKey = new Map(found.map((notice) => [notice.kind + notice.text, notice]));
    return [...byKey.values()].filter(({ text }) => text !== '');
  };
  view.shownNotices = look;
  let shown = new Set<string>();
  const reportNew = () => {
    const now = look();
    for (const notice of now) if (!shown.has(notice.kind + notice.text)) report?.(notice);
    shown = new Set(now.map(({ kind, text }) => kind + text));
  };
  new MutationObserver(reportNew).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'style', 'data-page'],
  });
}

/** Runs in the page. */
export const noticesNow = (): ShownNotice[] => (window as ObservedWindow).shownNotices?.() ?? [];
