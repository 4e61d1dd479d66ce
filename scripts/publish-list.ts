import { existsSync } from 'node:fs';
import { readHistory } from './releases/history.ts';
import { servedVersion } from './releases/places.ts';
import { dist } from './settings.ts';

// npm run publish:list: the versions that can be served, the latest last.
const served = servedVersion(dist);
const history = existsSync(dist.releases) ? readHistory(dist) : [];
for (const { version, publishedAt } of history) {
  process.stdout.write(`${version}  ${publishedAt}${version === served ? '  served' : ''}\n`);
}
if (history.length === 0) process.stdout.write('Nothing is published yet: npm run publish:config\n');
