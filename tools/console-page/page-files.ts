import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../publish/files/list-files.ts';
import { contentTypeOf } from '../../publish/http/content-types.ts';

/** The console's own pages: only files that its build has written. */
export function createPageFiles(dir: string): (path: string) => Response | null {
  const known = new Map(listFiles(dir).map((file) => [`/${file}`, join(dir, file)]));
  return (path) => {
    const file = known.get(path === '/' ? '/index.html' : path);
    if (file === undefined) return null;
    return new Response(readFileSync(file), { headers: { 'content-type': contentTypeOf(file) } });
  };
}
