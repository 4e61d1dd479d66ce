import { buildApp } from '../../publish/app-build/build-app.ts';
import { dist } from '../../publish/environment/settings.ts';

// npm run build: builds the app's JavaScript and CSS; npm run publish:config publishes on top of it.
await buildApp();
process.stdout.write(`built into ${dist.app}\n`);
