import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { root } from '../../../publish/environment/settings.ts';
import { json } from '../../runtime/decision/further-fact-cases.ts';
import { run } from '../cli/run-main.ts';

// The example in which large shops are led to another page, and edits of it. Whom an edit moves is written here by hand.

const names = ['base', 'reversed', 'undeclared', 'moved'] as const;
let dir: string;
const folder = (name: (typeof names)[number]) => join(dir, name);
function edit(name: (typeof names)[number], file: string, from: string, to: string): void {
  const path = join(folder(name), 'definitions', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
  writeFileSync(path, text.replace(from, to));
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'funnel-answers-'));
  for (const name of names) cpSync(join(root, 'examples/cafe-insurance'), folder(name), { recursive: true });
  edit('reversed', 'destinations.json', '"answer.shopSize": "large"', '"answer.shopSize": "small"');
  edit('undeclared', 'facts.json', '{ "value": "large" }', '{ "value": "huge" }');
  edit('undeclared', 'destinations.json', '"answer.shopSize": "large"', '"answer.shopSize": "huge"');
  edit('moved', 'facts.json', '"below": 300', '"below": 200');
});
afterAll(() => rmSync(dir, { recursive: true }));

const planOf = async (name: (typeof names)[number]): Promise<Plan> =>
  json<Plan>(await run(['plan', folder('base'), '--json'], { cwd: folder(name) }));
/** What is said of the answers of those whom a plan moves. */
function answersMoved({ groups }: Plan): string[] {
  const arrivals = groups
    .flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]))
    .flatMap(({ arrival = ['everybody'] }) => arrival);
  return [...new Set(arrivals.map((one) => /answer\.\w+=\w+/.exec(one)?.[0] ?? 'none'))].sort();
}

describe('a plan of rows on an answer', () => {
  it('moves those who gave one of the two answers, and nobody who gave none', async () => {
    const plan = await planOf('reversed');
    expect(answersMoved(plan)).toEqual(['answer.shopSize=large', 'answer.shopSize=small']);
    const [group] = plan.groups;
    expect(group?.witness).toMatch(/--answer shopSize=(large|small)/);
  });
  it('takes a value that one revision does not declare for no answer there', async () => {
    expect(answersMoved(await planOf('undeclared'))).toEqual([
      'answer.shopSize=huge',
      'answer.shopSize=large',
    ]);
  });
  it('tells of another limit of a band, which moves nobody between the same values', async () => {
    const { stdout } = await run(['plan', folder('base'), '--lang=en'], { cwd: folder('moved') });
    expect(stdout).toContain('how answers are read');
    expect((await planOf('moved')).groups).toEqual([]);
  });
});

describe('find and coverage', () => {
  it('find tells apart no more answers than rows do', async () => {
    const found = async (page: string) =>
      json<{ count: number }>(await run(['find', '--page', page, '--json'], { cwd: folder('base') })).count;
    const all = (await found('survey')) + (await found('thanks'));
    expect(all).toBeGreaterThan(0);
    expect(await found('survey')).toBe(await found('thanks'));
  });
  it('explain refuses an answer and a value that are not declared, with what may have been meant', async () => {
    const refused = async (answer: string) =>
      (await run(['explain', '--answer', answer, '--lang=en'], { cwd: folder('base') })).stderr;
    expect(await refused('shopsize=large')).toContain('did you mean "shopSize"');
    expect(await refused('shopSize=larg')).toContain('did you mean "large"');
  });
});
