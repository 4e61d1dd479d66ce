/** Movement in which nothing is decided yet, px: iOS scrolls from 10 px on, Chrome reports a touch from 15 px on. */
const undecided = 4;
/** Movement before the decision that the sheet does not make up for, px: it must not jump. */
const slop = 16;
/** Released beyond this fraction of its height, the sheet closes. */
const farPart = 1 / 3;
/** Speed of a flick, px/ms, and the least way of a flick that closes, px. */
const flickSpeed = 0.5;
const leastOfFlick = 30;
/** What the finger did longer ago says nothing about its speed at the release, ms. */
const msOfFlick = 100;
/** As in Dialog.module.css. */
const msOfSettling = 200;
/** A sheet whose owner does not close it comes back after this long, ms. */
const msUntilBack = 2000;

/** Elements that handle vertical touches themselves. */
const ownMovement = 'input, textarea, select, [role=slider]';

interface Drag {
  touch: number;
  byHead: boolean;
  x: number;
  y: number;
  /** Where the sheet has begun to follow the finger; null while nothing is decided. */
  from: number | null;
  /** Recent positions of the finger. */
  trail: { y: number; at: number }[];
}

/**
 * Lets a finger pull a sheet down: by its head, and by its content where that is at its top. The sheet follows the
 * finger, and when released it closes as by its button, or goes back. Touch events instead of pointer events: a
 * browser ends those when it begins to scroll, and it would begin to at every touch of the content.
 * @returns a function that ends it
 */
export function dragSheet(dialog: HTMLDialogElement, close: () => void): () => void {
  let drag: Drag | null = null;
  let isLeaving = false;
  let timer = 0;
  const after = (ms: number, task: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(task, ms);
  };
  const settle = (where: 'back' | 'away') => {
    isLeaving = where === 'away';
    dialog.dataset.drag = where;
    dialog.style.transform = isLeaving ? 'translateY(100%)' : 'translateY(0)';
    after(isStill() ? 0 : msOfSettling, () => {
      if (!isLeaving) return rest();
      close();
      after(msUntilBack, () => settle('back'));
    });
  };
  const rest = () => {
    dialog.dataset.drag = 'rest';
    dialog.style.transform = '';
  };
  const cancel = () => {
    if (drag !== null && drag.from !== null) settle('back');
    drag = null;
  };

  let touched: EventTarget | null = null;
  /** What is removed under a finger, as a placeholder is by its block, has the finger's further events to itself. */
  const onStray = (event: Event) => {
    if (dialog.contains(touched as Node)) return;
    for (const [name, listener] of listeners) if (name === event.type) listener(event as TouchEvent);
  };
  const follow = (target: EventTarget | null) => {
    for (const [name] of listeners) touched?.removeEventListener(name, onStray);
    touched = target;
    for (const [name, , passive] of listeners) touched?.addEventListener(name, onStray, { passive });
  };

  const onStart = (event: TouchEvent) => {
    const [touch] = Array.from(event.changedTouches);
    // A second finger is a pinch, or a hand that holds the phone.
    if (event.touches.length > 1) return cancel();
    if (!touch || isLeaving || !canBeDraggedAt(event.target, dialog)) return;
    const { identifier, clientX, clientY } = touch;
    follow(event.target);
    drag = {
      ...{ touch: identifier, byHead: !isInBody(event.target, dialog), x: clientX, y: clientY, from: null },
      trail: [{ y: clientY, at: event.timeStamp }],
    };
  };
  const onMove = (event: TouchEvent) => {
    const touch = drag && touchOf(drag, event.touches);
    if (!drag || !touch) return;
    const { clientX, clientY } = touch;
    if (event.touches.length > 1) return cancel();
    if (drag.from === null) {
      const [across, down] = [Math.abs(clientX - drag.x), clientY - drag.y];
      if (Math.max(across, Math.abs(down)) < undecided) return;
      const isDown = drag.byHead ? Math.abs(down) > across : down > across && !isTextSelected(dialog);
      // What cannot be cancelled is a scroll that has begun.
      if (!isDown || !event.cancelable) {
        drag = null;
        return;
      }
      drag.from = Math.min(clientY, drag.y + slop);
      clearTimeout(timer);
      dialog.dataset.drag = 'held';
    }
    if (event.cancelable) event.preventDefault();
    drag.trail = [...recent(drag, event.timeStamp), { y: clientY, at: event.timeStamp }];
    dialog.style.transform = `translateY(${Math.max(0, clientY - drag.from)}px)`;
  };
  const onEnd = (event: TouchEvent) => {
    const touch = drag && touchOf(drag, event.changedTouches);
    if (!drag || !touch) return;
    const { from, y } = drag;
    const speed = speedOf(drag, touch.clientY, event.timeStamp);
    drag = null;
    if (from === null) return;
    const isFar = touch.clientY - from > dialog.offsetHeight * farPart;
    const isFlick = speed >= flickSpeed && touch.clientY - y >= leastOfFlick;
    // A flick upwards takes it back, however far it is.
    settle(isFlick || (isFar && speed > -flickSpeed) ? 'away' : 'back');
  };

  const listeners = [
    ['touchstart', onStart, true],
    ['touchmove', onMove, false],
    ['touchend', onEnd, true],
    ['touchcancel', cancel, true],
  ] as const;
  for (const [name, listener, passive] of listeners) dialog.addEventListener(name, listener, { passive });
  return () => {
    clearTimeout(timer);
    follow(null);
    for (const [name, listener] of listeners) dialog.removeEventListener(name, listener);
    delete dialog.dataset.drag;
    dialog.style.transform = '';
  };
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const touchOf = ({ touch }: Drag, touches: TouchList): Touch | undefined =>
  Array.from(touches).find(({ identifier }) => identifier === touch);

const recent = ({ trail }: Drag, now: number) => trail.filter(({ at }) => now - at <= msOfFlick);

/** Downwards, px/ms; 0 for a finger that has rested. */
function speedOf(drag: Drag, y: number, now: number): number {
  const [first] = recent(drag, now);
  return first ? (y - first.y) / Math.max(1, now - first.at) : 0;
}

/** The scroller below the head. */
const isInBody = (target: EventTarget | null, dialog: HTMLElement): boolean =>
  dialog.lastElementChild?.contains(target as Node) ?? false;

/** Whether a touch there may pull the sheet: nothing at it scrolls or slides by itself, and it is at its top. */
function canBeDraggedAt(target: EventTarget | null, dialog: HTMLElement): boolean {
  // Its own box is the scrim, and a dialog inside of it has its own movement.
  if (!(target instanceof Element) || target === dialog || target.closest('dialog') !== dialog) return false;
  if (!isInBody(target, dialog)) return true;
  if (target.closest(ownMovement)) return false;
  const body = dialog.lastElementChild;
  for (let one: Element | null = target; one && one !== body; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return false;
  return body !== null && body.scrollTop <= 0;
}

/** A finger that has selected text moves the end of the selection. */
function isTextSelected(dialog: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && dialog.contains(selection.anchorNode);
}
