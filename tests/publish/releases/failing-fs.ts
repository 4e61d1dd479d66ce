import type { writeFileSync } from 'node:fs';
import { vi } from 'vitest';

/** The functions of node:fs with which publish/releases changes the disk. */
const changing = [
  'cpSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'utimesSync',
  'writeFileSync',
] as const;

/** How many changes the disk still accepts; then all fail, as after a power failure. */
const power = { left: Number.POSITIVE_INFINITY };

export class PowerLost extends Error {}

/** node:fs whose changes fail after the power failure; a file that is being written then is half written. */
export async function failingFs(original: () => Promise<typeof import('node:fs')>) {
  const fs = await original();
  const wrapped = changing.map((name) => [
    name,
    vi.fn((...args: unknown[]) => {
      power.left -= 1;
      if (power.left >= 0) return (fs[name] as (...args: unknown[]) => unknown)(...args);
      if (power.left === -1 && name === 'writeFileSync') half(fs.writeFileSync, args);
      throw new PowerLost(name);
    }),
  ]);
  return { ...fs, ...Object.fromEntries(wrapped) };
}

function half(write: typeof writeFileSync, [file, content]: unknown[]): void {
  const bytes = Buffer.from(content as string | Buffer);
  write(file as string, bytes.subarray(0, bytes.length >> 1));
}

/** How many changes of the disk a function makes. */
export function changesOf(run: () => unknown): number {
  const plenty = 1e9;
  power.left = plenty;
  run();
  return plenty - power.left;
}

/** Runs a function with a power failure after so many changes of the disk. @returns whether the power failed */
export function losingPowerAfter(changes: number, run: () => unknown): boolean {
  power.left = changes;
  try {
    run();
    return false;
  } catch (error) {
    if (error instanceof PowerLost) return true;
    throw error;
  } finally {
    power.left = Number.POSITIVE_INFINITY;
  }
}
