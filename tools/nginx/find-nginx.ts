import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps it where only root's PATH looks. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What is missing on a machine without one. */
export const nginxPackages = 'nginx-light libnginx-mod-http-brotli-static';

/** The nginx of this machine, and its module for Brotli where it has one, as Debian places it; null without nginx. */
export function findNginx(): { command: string; brotliModule: string | null } | null {
  const command = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!command) return null;
  return { command, brotliModule: existsSync(brotliModule) ? brotliModule : null };
}
