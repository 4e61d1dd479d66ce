import { pressScript } from './press-script.ts';
import { pressedNodeScript } from './pressed-node-script.ts';
import { scrollScript } from './scroll-script.ts';
import { sendFormScript } from './send-form-script.ts';
import { shownTextScript } from './shown-text-script.ts';
import { textFieldScript } from './text-field-script.ts';

/**
 * Runs in a preview that the console frames, beside the shipped renderer, which knows nothing of it: presses what the
 * console asks for, and lets the operator type over a text where it stands. The block of a text is read from the props
 * that React keeps with the nodes of the page.
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

${pressedNodeScript}
${pressScript}
${sendFormScript}
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
    const page = pageAround(element);
    const form = element.closest('form[data-form]');
    return {
      page: page ? page.dataset.page : '',
      form: form ? form.dataset.form : '',
      block: block || '',
      field: field || '',
    };
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
  addEventListener(
    'click',
    (event) => {
      if (!isOn || !event.isTrusted || !(event.target instanceof Element)) return;
      if (editor && editor.contains(event.target)) return;
      const { clientX: x, clientY: y, target } = event;
      const control = target.closest(controls);
      if (control) {
        const text = textOfControl(control, x, y, target);
        if (text === '') return;
        presses += 1;
        pressed = null;
        send({ type: 'funnel-text-pressed', ...placeOf(control), text, isControl: true, press: presses });
        return;
      }
      const node = textAt(x, y, target);
      const element = node && node.parentElement;
      if (!element) return;
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

${textFieldScript}
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
    if (data.type === 'funnel-press' && typeof data.form === 'string') {
      if (data.isFilledIn === true) sendForm(data.form, 100);
      else press(() => submitOf(data.form), 100);
    }
    if (data.type === 'funnel-press' && typeof data.label === 'string') press(() => buttonWith(data.label), 100);
    if (data.type === 'funnel-open' && typeof data.page === 'string') {
      keepQuiet();
      openPage(data.page, 100);
    }
  });
})();
`;
