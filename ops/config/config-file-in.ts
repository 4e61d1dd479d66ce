import { fastCompiler } from '../../schemas/compile/fast-validator.ts';
import { type Config, type ConfigFileName, configFiles } from '../../schemas/index.ts';

/** The value of a config file from its text; null where it has a schema error. */
export function configFileIn<Name extends ConfigFileName>(name: Name, text: string): Config[Name] | null {
  try {
    const value: unknown = JSON.parse(text);
    const isValid = fastCompiler(null)(configFiles[name].schema)(value, {
      path: [],
      addReference: () => {},
      addText: () => {},
    });
    return isValid ? (value as Config[Name]) : null;
  } catch {
    return null;
  }
}
