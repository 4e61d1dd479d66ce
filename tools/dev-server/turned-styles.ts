import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';
import { rightToLeftRules } from '../../publish/styles/right-to-left.ts';

/** Adds to each style sheet of the sources what turns it round in a page that is written from the right, as a build does. */
export const turnedStyles: Plugin = {
  postcssPlugin: 'funnel-right-to-left',
  OnceExit(sheet, { parse }) {
    sheet.append(parse(rightToLeftRules(sheet.toString())));
  },
};

/** What turns all style sheets of a built app round. */
export function rulesOfBuild(appDir: string): string {
  const assets = join(appDir, 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return rightToLeftRules(sheets.map((name) => readFileSync(join(assets, name), 'utf8')).join(''));
}
