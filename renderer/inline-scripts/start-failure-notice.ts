/*
 * Shows the start-failure notice if the app's script is refused, throws, is late or cannot be read. It comes after the
 * other inline scripts and before the app's. A browser that cannot read the app's script (no modules, or syntax of
 * later years) gets the text for an outdated one. A `SyntaxError` in a file of ours means the same; any other error
 * before the app has started is a failure that a reload may mend. Scripts that the boot script adds are async and not
 * the app's.
 */
import type { BootedWindow } from '../site-data/boot-script-state.ts';
import { startFailureId } from '../site-data/page-markup.ts';
import { showPhone } from './notice-phone.ts';
import { restoreTyped, storeTyped } from './typed-values.ts';

/** How long the app may take until the notice is shown, ms. */
var lateAfterMs = 10000;

type Failure = 'late' | 'failed' | 'old';

var boot = (window as Window as BootedWindow).funnelBoot;
var stopBoot = boot.stop;
var failure: Failure | undefined;
var isStarted = false;

var lateTimer = setTimeout(function () {
  if (!failure) report('late');
}, lateAfterMs);

function report(kind: Failure): void {
  if (isStarted || failure === 'old') return;
  failure = kind;
  showNotice();
}

/** Null until the notice has been parsed. */
function findNotice(): HTMLElement | null {
  return document.getElementById(startFailureId);
}

function showNotice(): void {
  var notice = findNotice();
  if (!notice || !failure) return;
  showPhone(notice.querySelector('a') as HTMLAnchorElement, boot);
  (notice.querySelector('button') as HTMLElement).hidden = failure === 'old';
  (notice.querySelector('p') as HTMLElement).textContent = notice.getAttribute('data-' + failure);
  notice.hidden = false;
  document.body.style.paddingBottom = notice.offsetHeight + 'px';
}

boot.stop = function () {
  isStarted = true;
  clearTimeout(lateTimer);
  var notice = findNotice();
  if (notice) {
    notice.hidden = true;
    document.body.style.paddingBottom = '';
  }
  stopBoot();
};

function isOfApp(fileOrStack: string): boolean {
  return /\/assets\//.test(fileOrStack);
}

window.addEventListener(
  'error',
  function (event) {
    var script = event.target as HTMLScriptElement | null;
    if (script && script.nodeName === 'SCRIPT') {
      if (script.type === 'module' && !script.async) report('failed');
    } else if (isOfApp(event.filename)) report(/SyntaxError/.test(event.message) ? 'old' : 'failed');
  },
  true,
);

window.addEventListener('unhandledrejection', function (event) {
  if (isOfApp(event.reason && event.reason.stack)) report('failed');
});

window.addEventListener(
  'click',
  function (event) {
    var notice = findNotice();
    if (notice && event.target === notice.querySelector('button')) {
      storeTyped();
      window.location.reload();
    }
  },
  true,
);

document.addEventListener('readystatechange', function () {
  if (document.readyState !== 'interactive') return;
  restoreTyped();
  if ('noModule' in document.createElement('script')) showNotice();
  else report('old');
});
