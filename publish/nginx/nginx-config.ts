import { maxBodyBytes } from '../http/body-limit.ts';
import { contentTypes, defaultContentType } from '../http/content-types.ts';
import type { Manifest } from '../releases/manifest.ts';
import { apiLocations, apiUpstream, unlistedHostLocations } from './api-locations.ts';
import { assetCacheControlMap, assetLocations } from './asset-locations.ts';
import { errorPages } from './error-pages.ts';
import { languageMaps } from './language-maps.ts';
import { nginxBlock } from './nginx-block.ts';
import { type HeadersOf, pageLocations } from './page-locations.ts';
import { quoteNginxString } from './quoted.ts';
import { serverNames, serverNamesHash } from './server-names.ts';

export interface NginxOptions {
  /** The folder of the published release, as nginx sees it. */
  root: string;
  api: URL;
  /** Addresses of `listen`, e.g. `80`, `[::]:80`, `443 ssl http2`. */
  listen: readonly string[];
  /** File of the access log, or null for none. */
  accessLog: string | null;
  /** Whether nginx has libnginx-mod-http-brotli-static. */
  brotli: boolean;
}

/** The configuration that serves a published release, to be included in nginx's `http` block. */
export function siteConfig(manifest: Manifest, headersOf: HeadersOf, options: NginxOptions): string {
  const hosts = Object.keys(manifest.hosts);
  const fallback = manifest.hosts.default;
  if (!fallback) throw new Error('the manifest has no host "default"');
  const servers = Object.entries(manifest.hosts).flatMap(([host, pages]) => [
    '',
    ...server(options, listenLines(options, ''), serverNames(host, hosts), [
      ...assetLocations(host),
      ...apiLocations(options.api),
      ...pageLocations(host, pages, headersOf),
    ]),
  ]);
  const unlisted = server(
    options,
    listenLines(options, ' default_server'),
    ['_'],
    [
      ...assetLocations('default'),
      ...unlistedHostLocations,
      ...pageLocations('default', fallback, headersOf),
    ],
  );
  return `${[
    `# Version ${manifest.version}, made by npm run nginx. Headers differ from version to version: make it again with each`,
    '# publish, then nginx -t and nginx -s reload. It belongs into the http block.',
    ...serverNamesHash(hosts.flatMap((host) => serverNames(host, hosts))),
    ...apiUpstream(options.api),
    ...assetCacheControlMap,
    ...languageMaps(manifest),
    ...logFormat(options),
    '',
    '# A host that is not in hosts.json has the default pages and no API.',
    ...unlisted,
    ...servers,
  ].join('\n')}\n`;
}

const listenLines = ({ listen }: NginxOptions, more: string): string[] =>
  listen.map((address) => `listen ${address}${more};`);

/** The requested path, without the query, which may contain a token; no referrer. */
const logFormat = ({ accessLog }: NginxOptions): string[] =>
  accessLog === null
    ? []
    : [
        ...nginxBlock('map $request_uri $funnel_path', ['"~^(?<funnel_asked>[^?]*)" $funnel_asked;']),
        `log_format funnel '$remote_addr [$time_iso8601] $host "$request_method $funnel_path" $status $body_bytes_sent $request_time';`,
      ];

function server(
  { root, accessLog, brotli }: NginxOptions,
  listen: readonly string[],
  names: readonly string[],
  locations: readonly string[],
): string[] {
  const types = Object.entries(contentTypes).map(([end, type]) => `${quoteNginxString(type)} ${end};`);
  return nginxBlock('server', [
    ...listen,
    `server_name ${names.join(' ')};`,
    `root ${quoteNginxString(root)};`,
    accessLog === null ? 'access_log off;' : `access_log ${quoteNginxString(accessLog)} funnel;`,
    'server_tokens off;',
    ...nginxBlock('types', types),
    `default_type ${defaultContentType};`,
    '# The copies that lie beside the files, best first; nothing is compressed while a visitor waits.',
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip_static on;',
    'gzip off;',
    'gzip_vary on;',
    'gzip_proxied any;',
    '# A version never changes, so that files stay open. The time of a file is made of its content: an ETag.',
    'open_file_cache max=4096 inactive=5m;',
    'etag on;',
    'if_modified_since off;',
    'max_ranges 0;',
    `client_max_body_size ${maxBodyBytes};`,
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 20s;',
    ...locations,
    ...errorPages,
  ]);
}
