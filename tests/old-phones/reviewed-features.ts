/**
 * What the built app and its dependencies have of functions, styles and selectors that came after Chrome 80 or iOS 13,
 * and why the pages work without. Which came when stands in newer-than-targets.json. A name that is built and stands
 * in neither list here fails the test: look at where it comes from, then add a function to renderer/boot/polyfills.ts, or
 * the name here.
 */

/** Added by renderer/boot/polyfills.ts before any other code of ours runs. */
export const polyfilled: readonly string[] = ['at', 'hasOwn', 'replaceAll'];

/** Asked for before it is used, or not used on any path of ours. */
export const guarded: Readonly<Record<string, string>> = {
  FinalizationRegistry: 'mobx-react-lite asks for it and sweeps by the clock without',
  TransformStream: 'ky, for the progress of a transfer: nobody asks for it here',
  animate: 'React, inside of a view transition, which it asks for',
  any: 'AbortSignal.any: ky and mobx ask for it',
  bytes: 'ky wraps Response.bytes where there is one',
  canIntercept: 'React, in an event of the Navigation API',
  clipboard: 'clipboard.ts catches the error and copies the old way',
  writeText: 'clipboard.ts catches the error and copies the old way',
  connection: 'React and world.ts ask for it',
  downlink: 'React asks for navigator.connection',
  dispose: 'mobx asks for Symbol.dispose',
  duplex: 'ky, where a request with a stream is possible',
  fetchPriority: 'React: an attribute, without which nothing is lost',
  imageSizes: 'React: an attribute, without which nothing is lost',
  nonce: 'React: an attribute, without which nothing is lost',
  popover: 'React: an attribute that no page has',
  getAnimations: 'React, inside of a view transition, which it asks for',
  startViewTransition: 'React and TanStack Router ask for it',
  getOrInsert: 'mobx: a method of its own maps',
  getOrInsertComputed: 'mobx: a method of its own maps',
  intersection: 'mobx: sets that are observed; nobody asks them for it here',
  difference: 'mobx: sets that are observed; nobody asks them for it here',
  symmetricDifference: 'mobx: sets that are observed; nobody asks them for it here',
  union: 'mobx: sets that are observed; nobody asks them for it here',
  isDisjointFrom: 'mobx: sets that are observed; nobody asks them for it here',
  isSubsetOf: 'mobx: sets that are observed; nobody asks them for it here',
  isSupersetOf: 'mobx: sets that are observed; nobody asks them for it here',
  loading: 'React: an attribute; else a class name of ours',
  locks: 'exclusive.ts asks for it and just runs without',
  movementX: 'React asks for it',
  movementY: 'React asks for it',
  reportError: 'React asks for it',
  requestIdleCallback: 'interactive.ts asks for it',
  saveData: 'world.ts asks for navigator.connection',
  scrollLeft: 'as old as scrolling; only its sign in a page from right to left is newer',
  showModal: 'Dialog.tsx asks for it and opens a box above the page without',
  size: 'of maps and sets; URLSearchParams.size in ky, for a body that is none of ours',
  submitter: 'React reads undefined as: the form itself',
  throwIfAborted: 'ky, before it tries again: it never does here',
};

/** Words of our own, or of a dependency, that only look like those of a browser. */
export const ownWords: readonly string[] = [
  ...['brands', 'cause', 'delay', 'errors', 'external', 'info', 'ink', 'login', 'mobile', 'part', 'query'],
  ...['scheduler', 'script', 'storage', 'tag', 'use', 'when', 'with'],
];

/** Styles that a browser without them leaves out, and the page can be read and used all the same. */
export const leftOut: Readonly<Record<string, string>> = {
  appearance: '-webkit-appearance stands before it',
  'user-select': '-webkit-user-select stands before it',
  'contain-intrinsic-size': 'only saves work in long forms',
  'content-visibility': 'only saves work in long forms',
  cursor: 'phones show none',
  outline: 'only that it follows round corners is newer',
  'overscroll-behavior': 'the page behind scrolls along',
  'overscroll-behavior-x': 'the page behind scrolls along',
  'scroll-behavior': 'jumps where others glide',
  'scroll-margin-top': 'ends a little higher',
  'scroll-padding': 'stops a little to the side',
  'scrollbar-width': 'shows the bar',
  'text-size-adjust': '-webkit-text-size-adjust stands before it',
  'text-underline-offset': 'the line is nearer to the word',
  'text-wrap': 'breaks lines elsewhere',
};

/** Selectors that an old browser drops the whole rule for, which nothing else hangs on. */
export const leftOutSelectors: Readonly<Record<string, string>> = {
  '-webkit-slider-runnable-track': 'old by this name, only not by the standard',
  '-webkit-slider-thumb': 'old by this name, only not by the standard',
  backdrop: 'the ground behind a dialog stays clear',
  'focus-visible': 'theme.css: without it the ring stays for every focus',
};
