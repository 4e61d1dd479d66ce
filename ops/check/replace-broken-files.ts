import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listAssets } from '../config/config-files.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { pluginCodeFolder } from '../plugins/plugin-code-folder.ts';
import { type ReadConfig, readConfig } from './check-config.ts';

/** Files that are tried one by one where the errors are not in the file that the head has corrected. */
const mostTried = 20;

/** A base with errors, whose broken files are those of the head. */
export interface RepairedBase {
  read: ReadConfig;
  /** The files of the head, in which the two do not differ any more: nothing compares them. */
  files: string[];
  errors: Diagnostic[];
}

/**
 * A broken base with as few files of the head as make it a config, so that the rest can be compared; null where that
 * does not help.
 * @param folder - the folder of the base
 * @param broken - the base, read
 * @param head - the config that is compared with it
 * @param headFolder - its folder, for the pictures that its files name
 */
export function replaceBrokenFiles(
  folder: string,
  broken: ReadConfig,
  head: ReadConfig,
  headFolder: string,
): RepairedBase | null {
  const errors = broken.diagnostics.filter(({ severity }) => severity === 'error');
  const isDifferent = (file: string) => textOf(broken, file) !== textOf(head, file);
  const files = [...new Set(errors.map(({ file }) => file))].filter(isDifferent);
  const others = [...new Set([...broken.sources.files, ...head.sources.files])]
    .filter((file) => isDifferent(file) && !files.includes(file))
    .slice(0, mostTried);
  for (const more of [[], ...others.map((file) => [file])]) {
    const replaced = [...files, ...more];
    const read = replaced.length > 0 ? readWith(folder, replaced, head, headFolder) : null;
    if (read?.wellFormed) return { read, files: replaced.sort(), errors };
  }
  return null;
}

const textOf = ({ sources }: ReadConfig, file: string): string | undefined =>
  sources.files.includes(file) ? sources.text(file) : undefined;

/** Reads the base from a copy in which these files are those of the head, or gone as they are there. */
function readWith(
  folder: string,
  files: readonly string[],
  head: ReadConfig,
  headFolder: string,
): ReadConfig {
  const copy = mkdtempSync(join(tmpdir(), 'funnel-plan-'));
  try {
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', pluginCodeFolder]) {
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name), { recursive: true });
    }
    if (existsSync(join(folder, 'public'))) symlinkSync(join(folder, 'public'), join(copy, 'public'));
    for (const file of files) {
      const text = textOf(head, file);
      rmSync(join(copy, file), { force: true });
      if (text === undefined) continue;
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const pictures = listAssets(headFolder).map(
      (asset) => [asset, join(headFolder, 'public', asset)] as const,
    );
    return readConfig(copy, { toCompare: true, pictures: new Map(pictures) });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
