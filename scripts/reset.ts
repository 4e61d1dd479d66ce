import { rmSync } from 'node:fs';
import { readSettings } from './settings.ts';

// npm run reset: forgets everything the sandbox has stored.
const { data } = readSettings(process.env);
rmSync(data, { recursive: true, force: true });
process.stdout.write('The sandbox is empty again.\n');
