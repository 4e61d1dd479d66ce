import type { Brand } from '../../runtime/index.ts';
import { contentTypeOf } from '../http/content-types.ts';

/** The web app manifest, which every host serves at its root under this name. */
export const webManifestFile = 'manifest.webmanifest';

/** Its file in a release. */
export const webManifestFileOf = (host: string): string => `hosts/${host}/${webManifestFile}`;

/**
 * Name, icon and colours of a host's brand for a phone that puts the site on its home screen. It opens in the browser
 * as any other bookmark: the site does not pretend to be an app.
 * @param brand - with the colours of the config, which the themes of phones no longer contain
 */
export function webManifestText({ name, faviconUrl, theme }: Brand): string {
  // A picture without `sizes` has those of its file; a drawing has all.
  const sizes = faviconUrl.endsWith('.svg') && { sizes: 'any' };
  const manifest = {
    name,
    short_name: name,
    // As in index.html.
    lang: 'zh-CN',
    start_url: '/',
    display: 'browser',
    ...(typeof theme !== 'string' && { theme_color: theme.primary, background_color: theme.surface }),
    icons: [{ src: faviconUrl, type: contentTypeOf(faviconUrl), ...sizes }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
