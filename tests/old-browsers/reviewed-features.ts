/**
 * The functions, styles and selectors in the built app and its dependencies that Chrome 80 or iOS 13 lacks, and why the
 * pages work without each. newer-than-targets.json lists the versions that introduced them. A name that the build
 * contains and no list here has fails the test: find out where it comes from, then add a function to
 * renderer/boot/polyfills.ts, or the name to a list here.
 */

/** Added by renderer/boot/polyfills.ts before any other code of ours runs. */
export const polyfilled: readonly string[] = ['at', 'hasOwn', 'replaceAll'];

/** Detected before it is used, or never reached by our code. */
export const guarded: Readonly<Record<string, string>> = {
  DisplayNames: 'PhoneOfCountries.tsx detects it, and shows the ISO codes of countries without it',
  FinalizationRegistry: 'mobx-react-lite detects it, and uses a timer without it',
  TransformStream: 'ky, for upload and download progress, which we do not request',
  animate: 'React, inside a view transition, which it detects',
  any: 'AbortSignal.any: ky and mobx detect it',
  bytes: 'ky wraps Response.bytes only where it exists',
  canIntercept: 'React, in an event of the Navigation API',
  clipboard: 'clipboard.ts catches the error and copies the old way',
  writeText: 'clipboard.ts catches the error and copies the old way',
  connection: 'React and app-context.ts detect it',
  downlink: 'React detects navigator.connection',
  dispose: 'mobx detects Symbol.dispose',
  duplex: 'ky, only where it has detected request streams',
  imageSizes: 'React: an attribute that is only a hint',
  nonce: 'React: an attribute that is only a hint',
  popover: 'React: an attribute that no page has',
  getAnimations: 'React, inside a view transition, which it detects',
  startViewTransition: 'React and TanStack Router detect it',
  getOrInsert: 'mobx: a method of its own map class',
  getOrInsertComputed: 'mobx: a method of its own map class',
  intersection: 'mobx: a method of observable sets, which we do not call',
  difference: 'mobx: a method of observable sets, which we do not call',
  symmetricDifference: 'mobx: a method of observable sets, which we do not call',
  union: 'mobx: a method of observable sets, which we do not call',
  isDisjointFrom: 'mobx: a method of observable sets, which we do not call',
  isSubsetOf: 'mobx: a method of observable sets, which we do not call',
  isSupersetOf: 'mobx: a method of observable sets, which we do not call',
  loading: 'React: an attribute; also a class name of ours',
  locks: 'tab-lock.ts detects it, and runs unlocked without it',
  movementX: 'React detects it',
  movementY: 'React detects it',
  reportError: 'React detects it',
  requestIdleCallback: 'when-interactive.ts detects it',
  saveData: 'app-context.ts detects navigator.connection',
  scrollLeft: 'old; only its sign in right-to-left pages is newer',
  showModal: 'Dialog.tsx detects it, and opens a positioned element without it',
  size: 'of Map and Set; URLSearchParams.size in ky, for bodies that we do not send',
  submitter: 'React treats undefined as the form itself',
  throwIfAborted: 'ky, before a retry; retries are off',
};

/** Names of our own or of a dependency that are also names of a browser feature. */
export const ownNames: readonly string[] = [
  ...['brands', 'cause', 'delay', 'errors', 'external', 'info', 'login', 'mobile', 'part', 'query'],
  ...['role', 'scheduler', 'script', 'storage', 'tag', 'use', 'when', 'with'],
];

/** CSS properties that an older browser ignores; the page stays readable and usable. */
export const ignoredProperties: Readonly<Record<string, string>> = {
  appearance: '-webkit-appearance stands before it',
  'user-select': '-webkit-user-select stands before it',
  'contain-intrinsic-size': 'only saves rendering work in long forms',
  'content-visibility': 'only saves rendering work in long forms',
  cursor: 'phones show none',
  outline: 'only that it follows round corners is newer',
  'overscroll-behavior': 'the page behind scrolls too',
  'overscroll-behavior-x': 'the page behind scrolls too',
  'scroll-margin-top': 'scrolling stops a little higher',
  'scroll-margin-bottom':
    'a select that receives the focus may stand behind the button below until it is scrolled',
  'scroll-padding': 'scrolling stops a little to the side',
  'scrollbar-width': 'the scrollbar is visible',
  'text-size-adjust': '-webkit-text-size-adjust stands before it',
  'text-underline-offset': 'the underline is nearer to the text',
  'text-wrap': 'lines break elsewhere',
};

/** Selectors for which an older browser drops the whole rule, and no other selector is in that rule. */
export const ignoredSelectors: Readonly<Record<string, string>> = {
  '-webkit-slider-runnable-track': 'old under this prefix; only the standard name is newer',
  '-webkit-slider-thumb': 'old under this prefix; only the standard name is newer',
  backdrop: 'the page behind a dialog is not dimmed',
  'focus-visible': 'theme.css: without it every focus shows the ring',
};
