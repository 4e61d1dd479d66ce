import { rebuildApp } from '../../publish/app-build/rebuild-app.ts';
import { dist } from '../../publish/environment/settings.ts';

// npm run build: builds the app's JavaScript and CSS; npm run publish:config publishes on top of it.
await rebuildApp();
process.stdout.write(`built into ${dist.app}\n`);
