import { buildApp } from './build.ts';
import { dist } from './settings.ts';

// npm run build: the app's JavaScript and CSS, over which npm run publish:config publishes.
await buildApp();
process.stdout.write(`built into ${dist.app}\n`);
