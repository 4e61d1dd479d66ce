import { existsSync } from 'node:fs';
import { dist, packaged } from '../../publish/environment/settings.ts';
import { readHistory } from '../../publish/releases/release-history.ts';
import { servedVersion } from '../../publish/releases/release-paths.ts';

// npm run publish:list: lists the releases that can be served, the latest last.
const served = servedVersion(dist);
const history = existsSync(dist.releases) ? readHistory(dist) : [];
for (const { version, publishedAt } of history) {
  process.stdout.write(`${version}  ${publishedAt}${version === served ? '  served' : ''}\n`);
}
const publish = packaged === null ? 'npm run publish:config' : 'npx funnel publish';
if (history.length === 0) process.stdout.write(`Nothing is published yet: ${publish}\n`);
