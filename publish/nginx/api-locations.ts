import { callHeaders } from '../http/call-headers.ts';
import { nginxBlock } from './nginx-block.ts';
import { quoteNginxString } from './quoted.ts';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** The API server, with keep-alive connections. nginx resolves its name once, when it starts or reloads. */
export const apiUpstream = (api: URL): string[] =>
  nginxBlock('upstream funnel_api', [
    `server ${quoteNginxString(`${api.hostname}:${portOf(api)}`)};`,
    'keepalive 32;',
  ]);

/**
 * Forwards the same headers as tools/serve/api-routes.ts: those of a contract, no cookie, nothing that a browser adds; and
 * the visitor's address.
 */
const forwarded = (api: URL): string[] => [
  'proxy_http_version 1.1;',
  'proxy_pass_request_headers off;',
  `proxy_set_header Host ${quoteNginxString(api.host)};`,
  'proxy_set_header Connection "";',
  'proxy_set_header Content-Type $content_type;',
  // nginx passes no header whose value is empty.
  ...callHeaders.map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`),
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_hide_header Set-Cookie;',
  '# What the API answers is made for this visitor, and compressed on the way; a list of products is 10 KB.',
  'gzip on;',
  'gzip_types application/json;',
  'gzip_min_length 1024;',
  'proxy_connect_timeout 5s;',
  'proxy_read_timeout 30s;',
  ...(api.protocol === 'https:' ? verified(api) : []),
];

/** By default nginx does not verify the certificate of an upstream. */
const verified = (api: URL): string[] => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${quoteNginxString(api.hostname)};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 3;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

export function apiLocations(api: URL): string[] {
  const base = `${api.protocol}//funnel_api${api.pathname.replace(/\/$/, '')}`;
  const [bare, under] = [api.pathname === '/' ? `${base}/` : base, `${base}/`];
  return [
    ...nginxBlock('location = /api', [`proxy_pass ${quoteNginxString(bare)};`, ...forwarded(api)]),
    ...nginxBlock('location ^~ /api/', [`proxy_pass ${quoteNginxString(under)};`, ...forwarded(api)]),
  ];
}

/** R-ROUTE 1: an unlisted host serves pages and reaches nothing else. */
export const unlistedHostLocations: string[] = ['= /api', '^~ /api/', '= /sandbox', '^~ /sandbox/'].flatMap(
  (where) =>
    nginxBlock(`location ${where}`, [
      'default_type "text/plain; charset=utf-8";',
      'add_header X-Content-Type-Options nosniff always;',
      'return 421 "This host is not in hosts.json.\\n";',
    ]),
);
