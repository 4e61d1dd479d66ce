/**
 * Runs in a preview that the console frames, beside `text-editing-script.ts`, whose `placeOf` it uses: shows a text that
 * is being typed in the console, key by key, where the page shows the draft's. Only the letters of a text node or of a
 * placeholder change, which React leaves alone until it has another text for them; the page with the new text follows.
 * What stands in braces is filled in by the page itself: by the context that the blocks around the text have.
 */
export const shownTextScript = `
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  /** A text of the config as the page shows it around this element; as it is written before the page has started. */
  const filledAt = (element, text) => {
    const key = element && Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
    for (let fiber = key && element[key]; fiber; fiber = fiber.return) {
      const page = fiber.memoizedProps && fiber.memoizedProps.value;
      if (page && typeof page === 'object' && typeof page.text === 'function' && page.brand) return page.text(text);
    }
    return text;
  };
  // By place, for as long as the page has their elements: several texts of an agreement are typed at once.
  const shown = new Map();
  const partsOf = ({ form, block, field, texts, at }) => {
    const isThere = (element) => {
      if (!element || !element.closest('[data-page]')) return false;
      const own = placeOf(element);
      return [[form, own.form], [block, own.block], [field, own.field]].every(([one, other]) => one === '' || one === other);
    };
    const letters = texts.map((text) => plain(text).split(/\\{[^{}]*\\}/));
    const before = texts[at];
    /** Before any element is asked what stands around it: whether it has the letters of the text outside of braces. */
    const mayBe = (text) => letters[at].every((one) => text.includes(one.trim()));
    let equal = null;
    const isShown = (text, element) => {
      if (plain(text) === '' || !mayBe(plain(text)) || !isThere(element)) return false;
      if (plain(filledAt(element, before)) !== plain(text)) return false;
      equal ??= texts.flatMap((one, index) => (plain(filledAt(element, one)) === plain(text) ? [index] : []));
      return true;
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node;
      if (isShown(text.data, text.parentElement))
        found.push({ node: text, set: (to) => void (text.data = filledAt(text.parentElement, to)) });
    }
    for (const node of document.querySelectorAll('[placeholder]'))
      if (isShown(node.placeholder, node))
        found.push({ node, set: (to) => void (node.placeholder = filledAt(node, to)) });
    if (equal === null || equal.length === 1) return found;
    return found.length === equal.length ? [found[equal.indexOf(at)]] : [];
  };
  const showText = (given) => {
    const known = (shown.get(given.place) || []).filter(({ node }) => node.isConnected);
    const parts = known.length > 0 || plain(given.texts[given.at] || '') === '' ? known : partsOf(given);
    shown.set(given.place, parts);
    for (const { set } of parts) set(String(given.text));
  };
`;
