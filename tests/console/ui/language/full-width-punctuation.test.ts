import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fullWidth } from '../../../../console/ui/language/full-width-punctuation.ts';
import { root } from '../../../../publish/environment/settings.ts';

test.each([
  ['第 7 行永远不生效: 第 3 行(41)已全部覆盖', '第 7 行永远不生效：第 3 行（41）已全部覆盖'],
  ['是否 "杭州"?', '是否 "杭州"？'],
  ['可用: default, auto.example', '可用：default, auto.example'],
  ['另见: definitions/routes.json:8:43 也用到它', '另见：definitions/routes.json:8:43 也用到它'],
  ['没有 "a", "b"; 改为 c', '没有 "a", "b"；改为 c'],
  ['运行 npm run ops -- --port 4180 (或别的)', '运行 npm run ops -- --port 4180（或别的）'],
  ['没有城市(杭洲): a, b', '没有城市（杭洲）：a, b'],
  ['is it "car"?', 'is it "car"?'],
])('%s is read as %s', (printed, read) => expect(fullWidth(printed)).toBe(read));

test('the output of every finding is rendered without half-width punctuation beside Chinese, and otherwise unchanged', () => {
  const folder = join(root, 'tests/configs/err');
  const lines = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name, 'expected.txt'), 'utf8').split('\n'))
    // Quoted lines of the config itself are not changed.
    .filter((line) => !/^\s+\d+ \|/.test(line) && /\p{Script=Han}/u.test(line));
  expect(lines.length).toBeGreaterThan(300);
  const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
  for (const line of lines) {
    const read = fullWidth(line);
    expect(bare(read)).toBe(bare(line));
    expect(read).not.toMatch(/\p{Script=Han}["”]? ?[,;:?!(]|[,;:?!)] ?["“]?\p{Script=Han}/u);
  }
});
