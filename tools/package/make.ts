import { join } from 'node:path';
import { currentAppBuild } from '../../publish/app-build/current-app-build.ts';
import { ensureAppBuild } from '../../publish/app-build/ensure-app-build.ts';
import { root } from '../../publish/environment/settings.ts';
import { consolePageDir, ensureConsolePage } from '../console-page/ensure-console-page.ts';
import { writePackage } from './write-package.ts';

// npm pack (prepack): makes what the package brings along instead of sources.
await ensureAppBuild();
await ensureConsolePage();
await writePackage(root, join(root, 'dist/package'), { app: currentAppBuild(), console: consolePageDir });
