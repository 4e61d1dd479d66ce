import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFileIn } from '../../ops/config/config-file-in.ts';
import { parseFiles } from '../../ops/config/parse-files.ts';
import { type Config, configFiles } from '../../schemas/index.ts';

/** The files of a config that the sandbox reads. */
type Read = 'facts' | 'endpoints';
/** Returns the text of each as it is now. */
export type FileTexts = Readonly<Record<Read, () => string>>;

/** The texts of a config on the disk; of a file that it leaves out, the default. */
export function textsIn(configDir: string): FileTexts {
  const textOf = (name: Read) => () => {
    const { path } = configFiles[name];
    const file = join(configDir, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : parseFiles(configDir).sources.text(path);
  };
  return { facts: textOf('facts'), endpoints: textOf('endpoints') };
}

/** The files from the newest texts that have no error. */
export const latestFiles = ({ facts, endpoints }: FileTexts) => ({
  facts: latest('facts', facts, { flags: {}, channelInfo: {} }),
  endpoints: latest('endpoints', endpoints, { endpoints: {} }),
});

/** A text is read once. */
function latest<Name extends Read>(name: Name, newestText: () => string, none: Config[Name]) {
  let known = none;
  let read = '';
  return (): Config[Name] => {
    try {
      const text = newestText();
      if (text !== read) {
        read = text;
        known = configFileIn(name, text) ?? known;
      }
    } catch {
      // While the file is being replaced, what was read last counts.
    }
    return known;
  };
}
