import type { BootScriptData, DeferredScriptData } from '../../renderer/inline-scripts/script-data.ts';
import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import type { PageBundle } from '../../renderer/site-data/page-bundle.ts';
import {
  belowTheFoldAttribute,
  hiddenBrandClass,
  hiddenPageClass,
  pressedAttribute,
} from '../../renderer/site-data/page-markup.ts';
import { ownEntry, type Site, stored, storedDraft, storedLead } from '../../runtime/index.ts';
import type { InlineScripts } from '../app-build/inline-scripts-file.ts';
import { inlineScript } from './inline-script.ts';

/**
 * The script in the head (renderer/inline-scripts/boot-script.ts).
 * @param hidesLogin - a visitor with a login may be shown another page
 */
export function bootScript(
  { boot }: InlineScripts,
  { site, shards, bundles }: EmbeddedSite,
  chunks: BootScriptData['chunks'],
  hidesLogin = true,
): string {
  const data: BootScriptData = {
    defaultChannel: site.settings.defaultChannel,
    shards,
    hiding: [
      ...(hidesLogin ? [stored.token.key] : []),
      ...Object.values(bundles).flatMap((bundle) => [...answerKeys(bundle, site), ...receiptKeys(bundle)]),
    ],
    chunks,
  };
  return inlineScript(boot, data);
}

/** Where the answers of these forms are kept: who has sent or begun one does not find it empty. */
const answerKeys = ({ forms }: PageBundle, { endpoints }: Site): string[] =>
  Object.values(forms)
    .filter(({ endpoint }) => ownEntry(endpoints, endpoint)?.lead)
    .flatMap(({ id }) => [storedLead(id).key, storedDraft(id).key]);

/** Where the leads are kept of which a page tells, beside those of its own forms. */
const receiptKeys = ({ forms, receipts = {} }: PageBundle): string[] =>
  Object.values(receipts)
    .filter(({ id }) => ownEntry(forms, id) === undefined)
    .map(({ id }) => storedLead(id).key);

/**
 * The script after the markup of the page (renderer/inline-scripts/deferred-script.ts).
 * @param chunks - addresses of the chunks that the app imports to show the page
 */
export function deferredScript({ deferred }: InlineScripts, chunks: readonly string[] = []): string {
  return inlineScript(deferred, { chunks: [...chunks] } satisfies DeferredScriptData);
}

/** The styles of the elements that the two scripts hide and mark. */
export const bootStyle = [
  `.${hiddenBrandClass} [data-brand]{visibility:hidden}`,
  `.${hiddenPageClass} #app{visibility:hidden}`,
  `[${pressedAttribute}]{opacity:.6}`,
  // Without scripts nothing would show the blocks again; an old browser without this media feature shows all at once.
  // `content-visibility` is no alternative: Chrome counts it as a layout shift when such content becomes visible.
  `@media (scripting:enabled){[${belowTheFoldAttribute}]{display:none!important}}`,
].join('');
