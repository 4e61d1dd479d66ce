import { closeSync, fsyncSync, openSync } from 'node:fs';

/** A rename is on the disk once its folder is. Windows cannot open folders, and keeps renames itself. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
