import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOrExit } from '../../publish/environment/settings.ts';

// npm run reset: deletes the sandbox's data. It leaves the console's unsaved edits alone.
const { data } = settingsOrExit();
const names = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
for (const name of names(data))
  if (name !== 'console') rmSync(join(data, name), { recursive: true, force: true });
process.stdout.write('The sandbox is empty again.\n');
