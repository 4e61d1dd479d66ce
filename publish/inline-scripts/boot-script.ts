import type { BootScriptData, DeferredScriptData } from '../../renderer/inline-scripts/script-data.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import {
  belowTheFoldAttribute,
  hiddenBrandClass,
  hiddenPageClass,
  pressedAttribute,
} from '../../renderer/site-data/page-markup.ts';
import type { InlineScripts } from '../app-build/inline-scripts-file.ts';
import { inlineScript } from './inline-script.ts';

/** The script in the head (renderer/inline-scripts/boot-script.ts). */
export function bootScript(
  { boot }: InlineScripts,
  { site, shards }: EmbeddedSite,
  chunks: BootScriptData['chunks'],
): string {
  const data: BootScriptData = {
    defaultChannel: site.settings.defaultChannel,
    shards,
    chunks,
  };
  return inlineScript(boot, data);
}

/**
 * The script after the markup of the page (renderer/inline-scripts/deferred-script.ts).
 * @param chunks - addresses of the chunks that the app imports to show the page
 */
export function deferredScript({ deferred }: InlineScripts, chunks: readonly string[] = []): string {
  return inlineScript(deferred, { chunks: [...chunks] } satisfies DeferredScriptData);
}

/** The styles of what the two scripts hide and mark. */
export const bootStyle = [
  `.${hiddenBrandClass} [data-brand]{visibility:hidden}`,
  `.${hiddenPageClass} #app{visibility:hidden}`,
  `[${pressedAttribute}]{opacity:.6}`,
  // Without scripts nothing would show the blocks again; an old browser that lacks the media feature shows all at once.
  // Not `content-visibility`: Chrome counts what it shows again as a layout shift.
  `@media (scripting:enabled){[${belowTheFoldAttribute}]{display:none!important}}`,
].join('');
