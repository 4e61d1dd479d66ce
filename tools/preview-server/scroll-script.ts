/**
 * A part of the script of text-editing-script.ts, whose `send` it uses, and `isShown` of press-script.ts: tells
 * how far somebody has scrolled each page, a page in a sheet by the sheet's own scroller, and scrolls the pages of the
 * document that takes its place as far, once they are there. A hand that scrolls meanwhile is not pulled back.
 */
export const scrollScript = `
  const scrollerOf = (page) => {
    for (let one = page; one && one !== document.body; one = one.parentElement)
      if (/^(auto|scroll)$/.test(getComputedStyle(one).overflowY)) return one;
    return document.scrollingElement;
  };
  const pagesShown = () => [...document.querySelectorAll('[data-page]')].filter(isShown);
  /** How far the pages have still to be scrolled, by their ids. */
  const wanted = new Map();
  const reportScroll = ({ target }) => {
    const scrolled = target === document ? document.scrollingElement : target;
    const tops = {};
    for (const page of pagesShown())
      if (scrollerOf(page) === scrolled && !wanted.has(page.dataset.page)) tops[page.dataset.page] = scrolled.scrollTop;
    if (Object.keys(tops).length > 0) send({ type: 'funnel-scrolled', path: location.pathname, tops });
  };
  addEventListener('scroll', reportScroll, { capture: true, passive: true });
  for (const used of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(used, () => wanted.clear(), { capture: true, passive: true });
  const scrollWanted = (left) => {
    for (const page of pagesShown()) {
      const top = wanted.get(page.dataset.page);
      if (top === undefined) continue;
      const scroller = scrollerOf(page);
      scroller.scrollTop = top;
      // A page that is still growing is not as long yet; one that has become shorter never is.
      if (Math.abs(scroller.scrollTop - top) < 2 || left === 0) wanted.delete(page.dataset.page);
    }
    if (wanted.size > 0 && left > 0) setTimeout(scrollWanted, 50, left - 1);
    else {
      wanted.clear();
      send({ type: 'funnel-scroll-done' });
    }
  };
  const scrollPages = (tops) => {
    for (const [page, top] of Object.entries(tops)) wanted.set(page, Number(top));
    scrollWanted(60);
  };
`;
