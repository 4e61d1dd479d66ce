import { scrollScript } from './scroll-script.ts';
import { shownTextScript } from './shown-text-script.ts';

/**
 * Runs in a preview that the console frames, beside the shipped renderer, which knows nothing of it: presses what the
 * console asks for, and lets the operator type over a text where it stands. The text is edited in a field above the
 * page, because React owns the page's nodes; the block of a text is read from the props that React keeps with them.
 */
export const textEditingScript = `(() => {
  if (parent === window) return;
  const to = (location.ancestorOrigins && location.ancestorOrigins[0]) || '*';
  const send = (message) => parent.postMessage(message, to);
  let isOn = false;
  let pressed = null;
  /** Counts the presses on texts: what is typed names the press that it answers. */
  let presses = 0;
  let editor = null;

  const isStarted = () => {
    const app = document.getElementById('app');
    const hasApp = app && Object.keys(app).some((key) => key.startsWith('__reactContainer'));
    return hasApp && [...document.querySelectorAll('[data-page]')].some((page) => page.offsetParent !== null);
  };
  const whenStarted = () => {
    if (!isStarted()) return setTimeout(whenStarted, 50);
    send({ type: 'funnel-ready', path: location.pathname });
  };
  whenStarted();

  const isShown = (element) => element.getClientRects().length > 0;
  const press = (find, left) => {
    const found = find();
    if (!found) return left > 0 && setTimeout(press, 100, find, left - 1);
    found.scrollIntoView({ block: 'center' });
    found.click();
    // The page of a frame that nobody has used yet is not scrolled to what gets the focus.
    setTimeout(() => {
      const wrong = document.querySelector('[aria-invalid=true]');
      if (wrong) wrong.scrollIntoView({ block: 'center' });
    }, 300);
  };
  const submitOf = (form) => {
    const own = document.querySelector('form[data-form="' + CSS.escape(form) + '"]');
    if (own && isShown(own)) return own.querySelector('button[type=submit]');
    // A form in a tab: one tab after another is opened until it is shown.
    const tabs = [...document.querySelectorAll('[role=tab][aria-selected=false]')].filter(isShown);
    if (tabs[0]) tabs[0].click();
    return null;
  };
  const buttonWith = (label) =>
    [...document.querySelectorAll('button')].find((one) => isShown(one) && one.textContent.trim() === label);

  /**
   * Until somebody uses the phone, nothing in it takes the focus: the operator may be typing beside it. An inert dialog
   * opens without it.
   */
  let isQuiet = false;
  const keepQuiet = () => {
    if (isQuiet) return;
    isQuiet = true;
    const { showModal } = HTMLDialogElement.prototype;
    const { focus } = HTMLElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      this.inert = true;
      showModal.call(this);
      this.inert = false;
    };
    HTMLElement.prototype.focus = () => {};
    const end = () => {
      HTMLDialogElement.prototype.showModal = showModal;
      HTMLElement.prototype.focus = focus;
    };
    for (const used of ['pointerdown', 'keydown']) addEventListener(used, end, { capture: true, once: true });
  };
  /** Opens a page in the sheet of the page that is shown, as a link of that page does. */
  const openPage = (id, left) => {
    const root = [...document.querySelectorAll('[data-page]')].find(isShown);
    const key = root && Object.keys(root).find((one) => one.startsWith('__reactFiber$'));
    for (let fiber = key && root[key]; fiber; fiber = fiber.return) {
      const scope = fiber.memoizedProps && fiber.memoizedProps.value;
      if (scope && typeof scope.openPage === 'function') return scope.openPage(id);
    }
    if (left > 0) setTimeout(openPage, 100, id, left - 1);
  };

  /** The ids of the block and the field around a node, from the props of their components. */
  const placeOf = (element) => {
    const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
    let block = null;
    let field = null;
    for (let fiber = key && element[key]; fiber && block === null; fiber = fiber.return) {
      const props = fiber.memoizedProps;
      if (!props || typeof props !== 'object') continue;
      if (field === null && props.field && props.field.kind) field = String(props.field.id);
      if (props.block && props.block.type) block = String(props.block.id);
    }
    const page = element.closest('[data-page]');
    const form = element.closest('form[data-form]');
    return {
      page: page ? page.dataset.page : '',
      form: form ? form.dataset.form : '',
      block: block || '',
      field: field || '',
    };
  };
  const textNodesOf = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== '') nodes.push(walker.currentNode);
    return nodes;
  };
  /** The texts of the elements around a text, as long as they belong to its block; longer lists tell nothing more. */
  const textsAround = (node, block) => {
    const around = [];
    for (let one = node.parentElement; one && one.parentElement; one = one.parentElement) {
      if (one.matches('[data-page]') || placeOf(one).block !== block) break;
      const nodes = textNodesOf(one);
      if (nodes.length > 300) break;
      const before = around.length > 0 ? around[around.length - 1].texts.length : 1;
      if (nodes.length > before) around.push({ texts: nodes.map(({ data }) => data), at: nodes.indexOf(node) });
    }
    return around;
  };
  /** The text node at a point, if the point is on its letters, beside them in the same line, or between two lines of it. */
  const textAt = (x, y, target) => {
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    let nearest = null;
    let least = 8;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const away = Math.max(top - y, y - bottom, 0);
        if (x < left - 4 || x > right + 4 || away >= least) continue;
        nearest = node;
        least = away;
      }
    }
    return nearest;
  };
  const isControl = (target) => target.closest('input, textarea, select, [role=listbox], [role=slider]');
  addEventListener(
    'click',
    (event) => {
      if (!isOn || !event.isTrusted || !(event.target instanceof Element)) return;
      if (editor && editor.contains(event.target)) return;
      const node = isControl(event.target) ? null : textAt(event.clientX, event.clientY, event.target);
      const element = node && node.parentElement;
      if (!element || !element.closest('[data-page]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = node;
      const place = placeOf(element);
      presses += 1;
      const around = textsAround(node, place.block);
      send({ type: 'funnel-text-pressed', ...place, text: node.data, around, press: presses });
    },
    true,
  );

  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (!/^(transparent|rgba\\(.*, 0\\))$/.test(backgroundColor)) return backgroundColor;
    }
    return '#fff';
  };
  const edit = (node, text, press) => {
    const element = node.parentElement;
    const looks = getComputedStyle(element);
    const field = document.createElement('textarea');
    const before = node.data;
    const isWhole = plain(filledAt(element, text)) === plain(before);
    /** With placeholders the page shows another text: it stays in sight, as visitors read it, above the field. */
    let isBelow = false;
    const show = () => {
      const filled = filledAt(element, field.value);
      isBelow ||= isWhole && filled !== field.value;
      if (isBelow) node.data = filled;
    };
    const end = (keep) => {
      if (editor !== field || field.readOnly) return;
      send({ type: 'funnel-text-done', keep, text: field.value, press });
      const isEdited = keep && field.value !== text;
      if (isBelow) {
        const putBack = () => void (node.data = before);
        // Until the page with the new text is there, or what was typed is not taken.
        if (isEdited) setTimeout(putBack, 8000);
        else putBack();
        close();
      } else if (isEdited) {
        // Until the page with the new text is there.
        field.readOnly = true;
        setTimeout(close, 8000);
      } else close();
    };
    const close = () => {
      removeEventListener('scroll', place, true);
      if (editor === field) editor = null;
      // It loses the focus as it goes, which must not end it again.
      field.remove();
    };
    const place = () => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const width = Math.max(rect.width, Math.min(element.getBoundingClientRect().width, innerWidth) - 8, 120);
      // A field that is wider than its text begins left of one that is centred, as in a button.
      const start = looks.textAlign === 'center' ? rect.left + (rect.width - width) / 2 : rect.left;
      const left = Math.max(0, Math.min(start, innerWidth - width - 8));
      const top = isBelow ? rect.bottom + 6 : rect.top - 2;
      Object.assign(field.style, { left: left - 4 + 'px', top: top + 'px', width: width + 8 + 'px' });
      field.style.height = 'auto';
      field.style.height = Math.max(rect.height + 4, field.scrollHeight) + 'px';
      // In a sheet that is moved by a transform, fixed means fixed to the sheet.
      const now = field.getBoundingClientRect();
      field.style.left = 2 * (left - 4) - now.left + 'px';
      field.style.top = 2 * top - now.top + 'px';
    };
    const last = editor;
    editor = field;
    // The console has kept what was typed in it. Its loss of the focus is not the end of the new one.
    if (last) last.remove();
    field.value = text;
    field.rows = 1;
    field.setAttribute('aria-label', text);
    field.dataset.funnelEditor = '';
    Object.assign(field.style, {
      position: 'fixed', zIndex: '2147483647', margin: '0', padding: '2px 4px', border: '0', boxSizing: 'border-box',
      outline: '2px solid #1663c7', borderRadius: '4px', resize: 'none', overflow: 'hidden',
      color: looks.color, background: groundOf(element), font: looks.font, lineHeight: looks.lineHeight,
      letterSpacing: looks.letterSpacing, textAlign: looks.textAlign,
    });
    (element.closest('dialog[open]') || document.body).append(field);
    show();
    if (isBelow) element.scrollIntoView({ block: 'center' });
    place();
    addEventListener('scroll', place, true);
    field.addEventListener('input', () => {
      show();
      place();
      send({ type: 'funnel-typed', text: field.value, press });
    });
    field.addEventListener('keydown', (event) => {
      event.stopPropagation();
      // Enter and Escape of an input method belong to it.
      if (event.isComposing || event.keyCode === 229) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      end(event.key === 'Enter');
    });
    field.addEventListener('blur', () => end(true));
    addEventListener('pagehide', () => end(true));
    field.focus({ preventScroll: true });
    field.select();
  };

${scrollScript}
${shownTextScript}
  addEventListener('message', ({ data, source }) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if (data.type === 'funnel-edit-mode') {
      isOn = data.isOn === true;
      document.documentElement.style.cursor = isOn ? 'text' : '';
    }
    // A text that was pressed after it, as in a double click, has an answer of its own.
    if (data.type === 'funnel-edit-text' && data.press === presses && pressed && pressed.isConnected) {
      edit(pressed, String(data.text), presses);
    }
    if (data.type === 'funnel-show-text') showText(data);
    if (data.type === 'funnel-scroll-to') scrollPages(data.tops);
    if (data.type === 'funnel-press' && typeof data.form === 'string') press(() => submitOf(data.form), 100);
    if (data.type === 'funnel-press' && typeof data.label === 'string') press(() => buttonWith(data.label), 100);
    if (data.type === 'funnel-open' && typeof data.page === 'string') {
      keepQuiet();
      openPage(data.page, 100);
    }
  });
})();
`;
