import { currentBundle } from '../../ops/cli/command-bundle.mjs';

/** Codes of errors that need no words: nothing can be written there, or what makes the bundle is not installed. */
const expected = ['EACCES', 'EPERM', 'EROFS', 'ERR_MODULE_NOT_FOUND'];

/** Makes the bundle of the commands unless the current one is of the sources as they are. Never fails: without a bundle the commands run from their sources. */
export async function ensureCommandBundle(root: string): Promise<void> {
  if (await currentBundle(root)) return;
  try {
    const { writeCommandBundle } = await import('./write-command-bundle.ts');
    await writeCommandBundle(root);
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? '')) return;
    process.stderr.write(`the commands run from their sources, which takes longer: ${error}\n`);
  }
}
