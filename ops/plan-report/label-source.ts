import { type Config, type ConfigFileName, configFiles, configFolders } from '../../schemas/index.ts';
import type { ReadConfig } from '../check/check-config.ts';
import { displayNamesOf } from '../explain/display-names.ts';
import { Explainer } from '../explain/explain.ts';
import type { Language } from '../text/text.ts';
import type { LabelSource } from '../wording/labels.ts';

/** The names of things in one config, for a command. */
export function labelSourceOf(
  { config, sources }: ReadConfig & { config: Config },
  language: Language,
): LabelSource {
  const byFile = new Map<string, unknown>([
    ...Object.entries(configFiles).map(([name, { path }]): [string, unknown] => [
      path,
      config[name as ConfigFileName],
    ]),
    ...Object.entries(configFolders).flatMap(([kind, { path }]) =>
      Object.entries(config[kind as keyof typeof configFolders] ?? {}).map(
        ([id, value]): [string, unknown] => [`${path}/${id}.json`, value],
      ),
    ),
  ]);
  return {
    language,
    names: displayNamesOf(new Explainer(config, sources)),
    file: (name) => (byFile.has(name) ? { value: byFile.get(name) } : undefined),
  };
}
