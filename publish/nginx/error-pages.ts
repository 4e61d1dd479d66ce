import { nginxBlock } from './nginx-block.ts';

const texts = { 404: 'Not found', 405: 'Method not allowed' } as const;

/** Error responses with the texts of tools/serve/serve.ts; 403 is a request for a folder. */
export const errorPages: string[] = Object.entries(texts).flatMap(([status, text]) => [
  `error_page ${status === '404' ? '403 404 =404' : status} @${status};`,
  ...nginxBlock(`location @${status}`, [
    'types {}',
    'default_type "text/plain; charset=utf-8";',
    'add_header X-Content-Type-Options nosniff always;',
    `return ${status} "${text}\\n";`,
  ]),
]);
