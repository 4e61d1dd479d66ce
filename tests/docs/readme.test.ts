import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../ops/cli/run-main.ts';
import { codeSpansOf, documents, fencedBlocksOf, readText, root } from './read-documents.ts';

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

/** The command after `$ ` in a fenced block, and the lines that it prints; `…` represents further lines. */
function exampleOf(document: string) {
  const block = fencedBlocksOf(readText(document)).find((text) => text.startsWith('$ npx funnel '));
  const [command = '', ...printed] = (block ?? '').trimEnd().split('\n');
  return { args: command.split(' ').slice(3), printed: printed.filter((line) => line !== '…') };
}

describe.each(['README.md', 'README.zh-CN.md'])('%s', (document) => {
  it('the document shows the output of explain before and after the described edit', async () => {
    const { args, printed } = exampleOf(document);
    const before = await run(args, { cwd: root });
    expect(printed).toHaveLength(2);
    expect(before.stdout.split('\n')).toEqual(expect.arrayContaining(printed));

    const dir = mkdtempSync(join(tmpdir(), 'funnel-readme-'));
    for (const path of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, path), join(dir, path), { recursive: true });
    const cities = join(dir, 'definitions/cities.json');
    const text = readFileSync(cities, 'utf8');
    const at = text.indexOf('"succ_todo": 4', text.indexOf('"chengdu-download"'));
    writeFileSync(cities, `${text.slice(0, at)}"succ_todo": 5${text.slice(at + '"succ_todo": 4'.length)}`);
    const after = await run(args, { cwd: dir });
    rmSync(dir, { recursive: true });
    expect(after.stdout).toMatch(/\t成功去向\tgongzhonghao$/m);
  });
  it('the document has at most one and a half screens', () => {
    expect(readText(document).split('\n').length).toBeLessThanOrEqual(95);
  });
});

describe('npm scripts', () => {
  it('docs/commands.md lists every one', () => {
    const named = codeSpansOf(readText('docs/commands.md')).map(
      (code) => /^npm (?:run )?([\w:]+)/.exec(code)?.[1],
    );
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });
  it.each(documents)('%s names only scripts that exist', (document) => {
    const names = [...readText(document).matchAll(/\bnpm (?:run ([\w:-]+)|(test(?::\w+)?|start)\b)/g)];
    const unknown = names
      .map(([, script, short]) => script ?? short ?? '')
      .filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });
});
