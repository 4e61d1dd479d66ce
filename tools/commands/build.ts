import { buildApp } from '../../publish/app-build/build-app.ts';
import { dist } from '../../publish/environment/settings.ts';

// npm run build: the app's JavaScript and CSS, over which npm run publish:config publishes.
await buildApp();
process.stdout.write(`built into ${dist.app}\n`);
