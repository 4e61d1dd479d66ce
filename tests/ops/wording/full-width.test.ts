import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

/** Chinese that stands in a command, where a mark is part of the form. */
const forms = ['文件:行号', '种类:名字'];
/** Where English names Chinese suffixes. */
const english = /市, 省|省, 自治区|特别行政区:/;
/** An example of JSON as it is written, and what the code looks for. */
const isExample = /\b(good|bad): ['`]"|^const agree|^ {2}`, "\$allow"|\.replace\(\//;

const han = '[\\u4e00-\\u9fff]';
/** A mark of half width beside a Chinese character, or after what a template puts between two. */
const halfWidth = new RegExp(
  [
    `${han}["”]? ?[,;?!(]`,
    `${han} ?:`,
    `[,;:?!)] ?["“]?${han}`,
    `${han}.*\\$\\{[^{}]*\\}"?(?:, | \\(|; |: )["“]?(?:${han}|\\$\\{)`,
  ].join('|'),
);

/** What `funnel check` prints is a contract, its marks as well; the console shows it with the marks of Chinese. */
const ofCheck =
  /^ops\/(check|config|did-you-mean|file-rules|refs|check-report|site-rules|table-rules|tables|terminal)\//;

const files = ['console', 'ops']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !ofCheck.test(name));
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, (found) => found.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '');

test.each(files)('%s has no mark of half width in a Chinese sentence', (name) => {
  const lines = withoutComments(readFileSync(join(root, name), 'utf8')).split('\n');
  const found = lines.filter((line) => {
    if (isExample.test(line) || english.test(line)) return false;
    const [zh = ''] = forms
      .reduce((text, form) => text.replaceAll(form, ''), line)
      // Keys and lists of JSON within a sentence, and what stands between two texts of the code.
      .replace(/"[\w$\u4e00-\u9fff]+": |", "/g, '')
      .replace(/['`], ['`]/g, '\n')
      // What follows is English.
      .split(/\ben: [`'"]| \| [A-Z]|` : `/);
    return halfWidth.test(zh);
  });
  expect(found).toEqual([]);
});
