import { rmSync } from 'node:fs';
import { settingsOrExit } from './settings.ts';

// npm run reset: forgets everything the sandbox has stored.
const { data } = settingsOrExit();
rmSync(data, { recursive: true, force: true });
process.stdout.write('The sandbox is empty again.\n');
