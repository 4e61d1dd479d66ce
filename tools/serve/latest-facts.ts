import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFileIn } from '../../ops/config/declared-facts-for.ts';
import { configFiles, type FactsFile } from '../../schemas/index.ts';

/** Returns a reader of definitions/facts.json of a config. */
export const factsTextIn = (configDir: string) => (): string =>
  readFileSync(join(configDir, configFiles.facts.path), 'utf8');

/** Returns the facts of the newest text that has no error; a text is read once. */
export function latestFacts(newestText: () => string): () => FactsFile {
  let facts: FactsFile = { flags: {}, channelInfo: {} };
  let read = '';
  return () => {
    try {
      const text = newestText();
      if (text !== read) {
        read = text;
        facts = factsFileIn(text) ?? facts;
      }
    } catch {
      // While the file is being replaced, the facts that were read last count.
    }
    return facts;
  };
}
