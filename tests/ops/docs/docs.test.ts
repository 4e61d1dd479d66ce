import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeDefinitions, codes } from '../../../ops/check/codes.ts';
import type { CodeDoc } from '../../../ops/diagnostics/code-definition.ts';
import { printedDoc } from '../../../ops/docs/printed-doc.ts';
import { checkDirectory, codesPage } from '../../../ops/index.ts';
import { configs, run, small, today, withOverlay } from '../cli/run-main.ts';

/** Replaces a text that occurs exactly once in a file. */
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${path} does not have once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

function replaceBytes(path: string, from: Buffer, to: Buffer): void {
  const bytes = readFileSync(path);
  const at = bytes.indexOf(from);
  if (at < 0) throw new Error(`${path} does not have ${from}`);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + from.length)]));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function make(example: CodeDoc['example'], which: 'bad' | 'good', dir: string): void {
  const path = join(dir, example.file);
  for (const { file, text } of example.beside ?? []) write(join(dir, file), text);
  if ('change' in example) {
    if (which === 'good') return;
    const { change } = example;
    if (change === 'remove') rmSync(path);
    else if (change === 'add') writeFileSync(path, '{}');
    else if (change === 'folder') {
      rmSync(path);
      mkdirSync(path);
    } else if ('hex' in change) replaceBytes(path, Buffer.from(change.from), Buffer.from(change.hex, 'hex'));
    else if ('bytes' in change) writeFileSync(path, ' '.repeat(change.bytes));
    else renameSync(path, join(dir, change.name));
    return;
  }
  if (example.isWholeFile) {
    write(path, example[which]);
    return;
  }
  for (const { file, from, to } of example.also ?? []) edit(join(dir, file), from, to);
  edit(path, example.at ?? example.good, example[which]);
}

/** The findings of check in the small config with the example. */
function found(example: CodeDoc['example'], which: 'bad' | 'good') {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-docs-'));
  cpSync(small, dir, { recursive: true });
  try {
    make(example, which, dir);
    const { diagnostics } = checkDirectory(dir, { today });
    return diagnostics.map(({ code, severity }) => ({ code, severity }));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('the examples of funnel docs', () => {
  it.each(codeDefinitions)(
    'the bad example of $code gives only this finding, the good one none',
    (definition) => {
      const { code, severity, doc } = definition;
      expect(found(doc.example, 'bad')).toEqual([{ code, severity }]);
      expect(found(doc.example, 'good')).toEqual([]);
    },
  );
});

/** Every finding of the broken configs. */
const findings = readdirSync(join(configs, 'err')).map((name) =>
  withOverlay(join(configs, 'err', name), (dir) => checkDirectory(dir, { today }).diagnostics),
);

describe('what funnel docs says of --fix', () => {
  it.each(codeDefinitions)('$code: nothing but what is documented has a fix', async ({ code, doc }) => {
    const fixed = (await Promise.all(findings)).flat().filter((one) => one.code === code && one.fix);
    if (!doc.fix) expect(fixed).toEqual([]);
  });
});

describe('funnel docs', () => {
  it.each(codeDefinitions)('$code prints two different examples, none of them empty', (definition) => {
    const { bad, good } = printedDoc(definition);
    for (const { zh } of [bad, good]) expect(zh.replace('…', '')).not.toBe('');
    expect(bad).not.toEqual(good);
  });

  it('funnel docs prints the meaning, the reason, a bad and a good example, in both languages', async () => {
    const zh = await run(['docs', 'city-alias']);
    expect(zh).toMatchObject({ code: 0, stderr: '' });
    expect(zh.stdout).toMatchInlineSnapshot(`
      "city-alias  warning

      什么：城市写成了别名或带后缀（市、省、自治区、特别行政区），按表里的城市算
      为什么：同一个城市两种写法，搜索和比较时会漏掉
      --fix：写成表里的名字；同一个列表里已经有它就不改

      不对：definitions/navigation.json
          "city": ["深圳", "杭州市"]

      正确：
          "city": ["深圳", "杭州"]
      "
    `);
    const en = await run(['docs', 'city-alias', '--lang=en']);
    expect(en.stdout).toContain('why: a city with two names');
  });

  it('funnel docs lists every code on a line of its own', async () => {
    const { stdout } = await run(['docs']);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(codes);
  });

  it('funnel docs suggests the nearest code for an unknown one', async () => {
    const { code, stdout, stderr } = await run(['docs', 'row-shadwed']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('是否 row-shadowed？');
  });

  it('--json prints the format funnel.docs/1', async () => {
    const { stdout } = await run(['docs', 'secret-like', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      format: 'funnel.docs/1',
      codes: [{ code: 'secret-like', severity: 'error', file: 'channels.json' }],
    });
  });

  it('funnel docs needs no config', async () => {
    expect(await run(['docs'], { cwd: '/' })).toMatchObject({ code: 0 });
  });
});

it('docs/codes.md is up to date; otherwise run npm run schemas', () => {
  const { path, content } = codesPage();
  expect(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')).toBe(content);
});
