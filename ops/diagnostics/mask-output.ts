import { AsyncLocalStorage } from 'node:async_hooks';
import type { Io } from '../terminal/io.ts';
import { maskSecret } from './mask-secret.ts';
import { secretsIn } from './mask-secrets.ts';
import type { Sources } from './sources.ts';

/** The sources that the running command has read so far. */
const read = new AsyncLocalStorage<Set<Sources>>();

/** Registers sources whose secrets the output of the running command must not show. */
export const registerSources = (sources: Sources): void => {
  read.getStore()?.add(sources);
};

/**
 * Runs a command with an `Io` that masks every secret of what it reads, in whatever form and on whatever way it gets
 * into the output.
 */
export async function withMaskedOutput<T>(io: Io, command: (io: Io) => Promise<T>): Promise<T> {
  const sources = new Set<Sources>();
  const found = new Map<Sources, readonly string[]>();
  const secrets = (): string[] => {
    for (const one of sources) if (!found.has(one)) found.set(one, secretsIn(one));
    return [...new Set([...found.values()].flat())].sort((a, b) => b.length - a.length);
  };
  const hide = (text: string) => secrets().reduce(maskSecret, text);
  const hiding: Io = {
    ...io,
    stdout: (text) => io.stdout(hide(text)),
    stderr: (text) => io.stderr(hide(text)),
  };
  return read.run(sources, () => command(hiding));
}
