import { AsyncLocalStorage } from 'node:async_hooks';
import type { Io } from '../terminal/io.ts';
import { secretsIn } from './mask-secrets.ts';
import { SecretMask } from './secret-mask.ts';
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
  let masking = new SecretMask([]);
  const hide = (text: string): string => {
    const added = [...sources].filter((one) => !found.has(one));
    for (const one of added) found.set(one, secretsIn(one));
    if (added.length > 0) masking = new SecretMask([...found.values()].flat());
    return masking.mask(text);
  };
  const hiding: Io = {
    ...io,
    stdout: (text) => io.stdout(hide(text)),
    stderr: (text) => io.stderr(hide(text)),
  };
  return read.run(sources, () => command(hiding));
}
