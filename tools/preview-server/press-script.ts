/**
 * A part of the script of text-editing-script.ts, with `scrollerOf` of scroll-script.ts: presses what the console asks
 * for, and opens pages.
 */
export const pressScript = `  const isShown = (element) => element.getClientRects().length > 0;
  const press = (find, left) => {
    const found = find();
    if (!found) return left > 0 && setTimeout(press, 100, find, left - 1);
    keepQuiet();
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
   * Until somebody uses the phone, nothing in it takes the focus, and only its own page is scrolled: the operator may be
   * typing beside it, and chooses there what the phone shows. An inert dialog opens without the focus.
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
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function () {
      const { top, height } = this.getBoundingClientRect();
      scrollerOf(this).scrollTop += top - (innerHeight - height) / 2;
    };
    const end = () => {
      HTMLDialogElement.prototype.showModal = showModal;
      HTMLElement.prototype.focus = focus;
      Element.prototype.scrollIntoView = scrollIntoView;
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
`;
