import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A rename is durable once its folder is synced. Windows cannot open folders, and syncs renames itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
