import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import type { Step } from '../../../tools/test-runner/run-steps.ts';

const step = (name: string, code: string): Step => ({ name, args: ['-e', code] });
const printAfter = (ms: number, text: string) => `setTimeout(() => console.log('${text}'), ${ms})`;

/** Runs the steps in a process of their own, which they end. */
function runTogether(...steps: Step[]): { status: number | null; stdout: string } {
  const module = join(root, 'tools/test-runner/run-steps.ts');
  const code = `import { runTogether } from ${JSON.stringify(module)}; await runTogether(${JSON.stringify(steps)})`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.replace(/\d+\.\d s/g, 'TIME') };
}

describe('steps that run at the same time', () => {
  it('print their output in the order of the steps, whichever ends first', () => {
    const { status, stdout } = runTogether(
      step('slow', `console.error('warning'); ${printAfter(300, 'one')}`),
      step('fast', printAfter(0, 'two')),
    );
    expect(stdout).toBe('\n── slow\nwarning\none\n── slow: TIME\n\n── fast\ntwo\n── fast: TIME\n');
    expect(status).toBe(0);
  });

  it('end with the first that fails', () => {
    const { status, stdout } = runTogether(
      step('sound', ''),
      step('broken', `console.log('why'); process.exitCode = 3`),
      step('endless', 'setInterval(() => {}, 1000)'),
    );
    expect(stdout).toBe('\n── sound\n── sound: TIME\n\n── broken\nwhy\n── failed: broken, after TIME\n');
    expect(status).toBe(1);
  });
});
