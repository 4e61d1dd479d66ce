import { hashedPattern } from '../files/hashed-names.ts';
import { caching } from '../http/cache-control.ts';
import { block } from './block.ts';
import { noDate } from './no-last-modified.ts';

/** Which caching an address under /assets or /config has; a `map`, so that one location serves both kinds. */
export const assetCaching: string[] = block('map $uri $funnel_caching', [
  `default "${caching.other}";`,
  `"~${hashedPattern}" "${caching.hashed}";`,
]);

/** `$uri` without a slash behind it: a folder is not there. */
export const assetLocations: string[] = ['/assets/', '/config/'].flatMap((path) =>
  block(`location ^~ ${path}`, [
    'add_header Cache-Control $funnel_caching;',
    'add_header X-Content-Type-Options nosniff;',
    noDate,
    'try_files $uri =404;',
  ]),
);
