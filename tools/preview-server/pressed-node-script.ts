/** A part of the script of text-editing-script.ts: which text of the page somebody has pressed. */
export const pressedNodeScript = `  const textNodesOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') nodes.push(walker.currentNode);
    return nodes;
  };
  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const gap = (from, to, at) => Math.max(from - at, at - to, 0);
  /** How far a point is from the letters of a text: lines count before columns. */
  const awayFrom = (node, x, y) =>
    Math.min(
      ...linesOf(node).map(({ left, right, top, bottom }) => gap(top, bottom, y) * 1000 + gap(left, right, x)),
    );
  const nearestOf = (nodes, x, y) => {
    const [first] = nodes
      .map((node) => ({ node, away: awayFrom(node, x, y) }))
      .filter(({ away }) => away < Infinity)
      .sort((one, other) => one.away - other.away);
    return first ? first.node : null;
  };
  /** The text node at a point, if the point is on its letters, beside them in the same line, or between two lines of it. */
  const textAt = (x, y, target) => {
    let nearest = null;
    let least = 8;
    for (const node of textNodesOf(target)) {
      for (const { left, right, top, bottom } of linesOf(node)) {
        const away = gap(top, bottom, y);
        if (x < left - 4 || x > right + 4 || away >= least) continue;
        nearest = node;
        least = away;
      }
    }
    return nearest || ownTextAt(x, y, target);
  };
  /** The text of an element beside whose letters it was pressed: a heading or a button is wider than a short text. */
  const ownTextAt = (x, y, target) => {
    const all = textNodesOf(target);
    const own = all.length === 1 ? all : all.filter(({ parentElement }) => parentElement === target);
    return nearestOf(own, x, y);
  };
  const controls = 'input, textarea, select, [role=listbox], [role=slider]';
  /** What a control itself reads: a hint, or an option. Its own work goes on, as forms are filled in with it. */
  const textOfControl = (control, x, y, target) => {
    if (control.matches('select')) return control.selectedOptions[0] ? control.selectedOptions[0].text : '';
    if (control.placeholder) return control.value === '' ? control.placeholder : '';
    const node = textAt(x, y, target);
    return node ? node.data : '';
  };
  /** The page in which an element stands; the head of a sheet is that of the page in it. */
  const pageAround = (element) => {
    const sheet = element.closest('dialog');
    return element.closest('[data-page]') || (sheet && sheet.querySelector('[data-page]'));
  };
`;
