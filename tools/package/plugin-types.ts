import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';

/** The module `funnel/plugin`, and what it takes from others, by the names that their declarations have in the package. */
const sources = {
  'plugins/plugin.d.ts': 'renderer/plugins/plugin.ts',
  'ui/Card.d.ts': 'renderer/ui/Card.tsx',
} as const;

/** A style sheet as a view imports it: a class name for each class. */
const styles = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
`;

/**
 * The declarations with which a view is type-checked beside an installed package: package.json names the first in `exports`.
 * @returns the texts by file
 * @throws Error where a source says a type by its code alone, or imports a module whose declarations are not here
 */
export function pluginTypes(root: string): ReadonlyMap<string, string> {
  const made = new Map([['plugins/styles.d.ts', styles]]);
  for (const [file, source] of Object.entries(sources)) {
    const { code, errors } = isolatedDeclarationSync(source, readFileSync(join(root, source), 'utf8'), {
      stripInternal: true,
    });
    if (errors.length > 0) throw new Error(`${source}: ${errors.map(({ message }) => message).join('; ')}`);
    made.set(file, code.replaceAll(/(from "\.[^"]*)\.tsx?"/g, '$1.js"'));
  }
  const reference = '/// <reference path="./styles.d.ts" />\n';
  made.set('plugins/plugin.d.ts', reference + made.get('plugins/plugin.d.ts'));
  for (const [file, text] of made)
    for (const [, path = ''] of text.matchAll(/from "(\.[^"]+)\.js"/g)) {
      const imported = join(file, '..', `${path}.d.ts`);
      if (!made.has(imported))
        throw new Error(`${file} imports ${imported}, which is not one of the sources`);
    }
  return made;
}
