import { hashedNamePattern } from '../files/hashed-names.ts';
import { cacheControl } from '../http/cache-control.ts';
import { nginxBlock } from './nginx-block.ts';
import { noLastModified } from './no-last-modified.ts';

/** Which caching an address under /assets or /config has; a `map`, so that one location serves both kinds. */
export const assetCacheControlMap: string[] = nginxBlock('map $uri $funnel_caching', [
  `default "${cacheControl.other}";`,
  `"~${hashedNamePattern}" "${cacheControl.hashed}";`,
]);

/** `$uri` without a slash behind it: a folder is not there. */
export const assetLocations: string[] = ['/assets/', '/config/'].flatMap((path) =>
  nginxBlock(`location ^~ ${path}`, [
    'add_header Cache-Control $funnel_caching;',
    'add_header X-Content-Type-Options nosniff;',
    noLastModified,
    'try_files $uri =404;',
  ]),
);
