/**
 * Runs in a preview that the console frames, beside `text-editing-script.ts`, whose `placeOf` it uses: shows a text that
 * is being typed in the console, key by key, where the page shows the draft's. Only the letters of a text node or of a
 * placeholder change, which React leaves alone until it has another text for them; the page with the new text follows.
 */
export const shownTextScript = `
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  // By place, for as long as the page has their elements: several texts of an agreement are typed at once.
  const shown = new Map();
  const partsOf = ({ form, block, field, before, of, at }) => {
    const isThere = (element) => {
      if (!element || !element.closest('[data-page]')) return false;
      const own = placeOf(element);
      return [[form, own.form], [block, own.block], [field, own.field]].every(([one, other]) => one === '' || one === other);
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node;
      if (plain(text.data) === before && isThere(text.parentElement))
        found.push({ node: text, set: (to) => void (text.data = to) });
    }
    for (const node of document.querySelectorAll('[placeholder]'))
      if (plain(node.placeholder) === before && isThere(node))
        found.push({ node, set: (to) => void (node.placeholder = to) });
    if (of === 1) return found;
    return found.length === of && found[at] ? [found[at]] : [];
  };
  const showText = (given) => {
    const before = plain(String(given.before));
    const known = (shown.get(given.place) || []).filter(({ node }) => node.isConnected);
    const parts = known.length > 0 || before === '' ? known : partsOf({ ...given, before });
    shown.set(given.place, parts);
    for (const { set } of parts) set(String(given.text));
  };
`;
