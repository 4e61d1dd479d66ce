/*
 * Runs after the markup of the page. A frame after the first paint it preloads what the app imports: before the paint
 * each tag for a chunk would cost a slow phone some milliseconds, and the app's own script, the longest, is still loading
 * then. It then shows the blocks below the fold, one with each frame, because all at once would delay the handling of a
 * press on a slow phone by a tenth of a second. Last it requests the visitor's channel.
 */
import type { BootedWindow } from '../site-data/boot-script-state.ts';
import { belowTheFoldAttribute } from '../site-data/page-markup.ts';
import type { DeferredScriptData } from './script-data.ts';

declare const scriptData: DeferredScriptData;

var boot = (window as Window as BootedWindow).funnelBoot;

function onNextFrame(task: () => void): void {
  (window.requestAnimationFrame || setTimeout)(task);
}

function afterNextFrame(): void {
  onNextFrame(function () {
    setTimeout(showNextBlock, 0);
  });
}

function showNextBlock(): void {
  scriptData.chunks.splice(0).forEach(boot.preload);
  var block = document.querySelector('[' + belowTheFoldAttribute + ']');
  if (block) {
    block.removeAttribute(belowTheFoldAttribute);
    afterNextFrame();
  } else boot.loadShard();
}

onNextFrame(afterNextFrame);
