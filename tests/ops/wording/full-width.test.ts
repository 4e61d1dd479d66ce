import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

/** Chinese text in a command, whose punctuation is part of the syntax. */
const forms = ['文件:行号', '种类:名字'];
/** English text that names Chinese suffixes. */
const english = /市, 省|省, 自治区|特别行政区:/;
/** JSON examples, and texts that the code searches for. */
const isExample = /\b(good|bad): ['`]"|^const agree|^ {2}`, "\$allow"|\.replace\(\//;

const han = '[\\u4e00-\\u9fff]';
/** Half-width punctuation beside a Chinese character, or after a placeholder of a template. */
const halfWidth = new RegExp(
  [
    `${han}["”]? ?[,;?!(]`,
    `${han} ?:`,
    `[,;:?!)] ?["“]?${han}`,
    `${han}.*\\$\\{[^{}]*\\}"?(?:, | \\(|; |: )["“]?(?:${han}|\\$\\{)`,
  ].join('|'),
);

/** The output of `funnel check` including its punctuation is a contract; the console shows Chinese punctuation. */
const ofCheck =
  /^ops\/(check|config|did-you-mean|field-values|file-rules|form-rules|language-rules|page-rules|plugin-rules|tracker-rules|refs|check-report|site-rules|table-rules|tables|terminal)\//;

const files = ['console', 'ops']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !ofCheck.test(name));
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, (found) => found.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '');

test.each(files)('%s has no half-width punctuation in a Chinese sentence', (name) => {
  const lines = withoutComments(readFileSync(join(root, name), 'utf8')).split('\n');
  const found = lines.filter((line) => {
    if (isExample.test(line) || english.test(line)) return false;
    const [zh = ''] = forms
      .reduce((text, form) => text.replaceAll(form, ''), line)
      // Keys and lists of JSON within a sentence, and the code between two texts.
      .replace(/"[\w$\u4e00-\u9fff]+": |", "/g, '')
      .replace(/['`], ['`]/g, '\n')
      // English text follows.
      .split(/\ben: [`'"]| \| [A-Z]|` : `/);
    return halfWidth.test(zh);
  });
  expect(found).toEqual([]);
});
