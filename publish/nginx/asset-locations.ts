import { hashedNamePattern } from '../files/hashed-names.ts';
import { cacheControl } from '../http/cache-control.ts';
import { robotsFile } from '../site-data/robots.ts';
import { webManifestFile, webManifestFileOf } from '../site-data/web-manifest.ts';
import { nginxBlock } from './nginx-block.ts';
import { noLastModified } from './no-last-modified.ts';
import { quoteNginxString } from './quoted.ts';

/** The caching of an address under /assets or /config; a `map`, so that one location serves hashed and other files. */
export const assetCacheControlMap: string[] = nginxBlock('map $uri $funnel_caching', [
  `default "${cacheControl.other}";`,
  `"~${hashedNamePattern}" "${cacheControl.hashed}";`,
]);

/** A film is asked for in parts: Safari plays none otherwise. Everything else is small, and sent whole. */
const films = nginxBlock('location ~ \\.(mp4|webm)$', ['max_ranges 1;', 'try_files $uri =404;']);

const filesAt = (where: string, file: string, inner: readonly string[] = []): string[] =>
  nginxBlock(`location ${where}`, [
    'add_header Cache-Control $funnel_caching;',
    'add_header X-Content-Type-Options nosniff;',
    noLastModified,
    `try_files ${file} =404;`,
    ...inner,
  ]);

/** The files of a host that are no HTML. `$uri` without a trailing slash: a folder is not found. */
export const assetLocations = (host: string): string[] => [
  ...filesAt('^~ /assets/', '$uri', films),
  ...['^~ /config/', `= /${robotsFile}`].flatMap((where) => filesAt(where, '$uri')),
  ...filesAt(`= /${webManifestFile}`, quoteNginxString(`/${webManifestFileOf(host)}`)),
];
