import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs nginx in a folder that only root's PATH contains. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The Debian packages to install. */
export const nginxPackages = 'nginx-light libnginx-mod-http-brotli-static';

/** The nginx of this machine with its Brotli module if Debian installed one; null without nginx. */
export function findNginx(): { command: string; brotliModule: string | null } | null {
  const command = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
  if (!command) return null;
  return { command, brotliModule: existsSync(brotliModule) ? brotliModule : null };
}
