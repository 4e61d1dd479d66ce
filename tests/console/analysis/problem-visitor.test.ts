import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExplainResponse, ProblemsResponse } from '../../../console/api/index.ts';
import { missingReceiptEdits } from '../../../console/ui/page-blocks/receipt-edits.ts';
import { configs, run } from '../../ops/cli/run-main.ts';
import { type Client, withConsole } from '../harness/served-console.ts';

const receipts = (dir: string) => cpSync(join(configs, 'err/receipt-missing'), dir, { recursive: true });
const problemsOf = async ({ get }: Client) =>
  (await get<ProblemsResponse>('/api/problems')).problems.filter(({ code }) => code === 'receipt-missing');

test('a problem that some visitor meets has the visitor in place of a command, and the visitor meets it', () =>
  withConsole(
    async (client) => {
      const problem = (await problemsOf(client)).find(({ file }) => file.endsWith('/thanks.json'));
      expect(problem?.help?.zh).toBe('在这一页加上表单 apply 的提交回执');
      expect(problem).not.toHaveProperty('met');
      expect(problem?.visitor).toMatchObject({ path: '/apply', outcome: 'applied', token: true });
      const { draft } = await client.post<ExplainResponse>('/api/explain', { input: problem?.visitor });
      expect(JSON.stringify(draft?.outcome)).toContain('/thanks');
      // For people and programs who read the commands nothing has changed.
      const { stdout } = await run(['check', '--json', '--lang=en'], { cwd: client.dir });
      expect(stdout).toContain('who meets it: npx funnel explain');
      expect(stdout).not.toContain('"met"');
    },
    { prepare: receipts },
  ));

test('a page to which a form leads without its receipt is mended at the problem', () =>
  withConsole(
    async (client) => {
      for (const problem of await problemsOf(client)) {
        if (problem.pointer !== '/id' || problem.file.includes('/forms/')) continue;
        const file = JSON.parse(client.console.draft.text(problem.file)) as unknown;
        const edits = missingReceiptEdits(problem, file);
        expect(edits).toHaveLength(1);
        await client.post('/api/edit', { edits });
      }
      const left = (await problemsOf(client)).map(({ file, pointer }) => `${file} ${pointer}`);
      expect(left).toEqual([
        'definitions/pages/apply.json /body/1/onResult/cases/0/stay',
        'definitions/forms/bare.json /id',
      ]);
    },
    { prepare: receipts },
  ));
