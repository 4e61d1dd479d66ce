import { existsSync } from 'node:fs';
import { dist } from '../../publish/environment/settings.ts';
import { readHistory } from '../../publish/releases/release-history.ts';
import { servedVersion } from '../../publish/releases/release-paths.ts';

// npm run publish:list: lists the releases that can be served, the latest last.
const served = servedVersion(dist);
const history = existsSync(dist.releases) ? readHistory(dist) : [];
for (const { version, publishedAt } of history) {
  process.stdout.write(`${version}  ${publishedAt}${version === served ? '  served' : ''}\n`);
}
if (history.length === 0) process.stdout.write('Nothing is published yet: npm run publish:config\n');
