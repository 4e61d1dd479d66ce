import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SerializedError, TestModule } from 'vitest/node';
import CrashReporter from '../../../tools/test-runner/crash-reporter.ts';

const crash = (signal: string, file: string): SerializedError => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: {
    message: `Worker exited unexpectedly with signal ${signal} during started state while running test file ${file}`,
  },
});
const file = (moduleId: string, isOk: boolean) => ({ moduleId, ok: () => isOk }) as TestModule;

describe('a run in which a worker crashed', () => {
  let folder: string;
  const written = () => join(folder, 'crashed');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'funnel-crash-'));
    vi.stubEnv('FUNNEL_CRASHED_FILES', written());
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const report = (modules: readonly TestModule[], errors: readonly SerializedError[]) => {
    new CrashReporter().onTestRunEnd(modules, errors);
    return existsSync(written()) ? readFileSync(written(), 'utf8') : null;
  };

  it('names the file, where nothing else has failed', () => {
    expect(
      report([file('/a.test.ts', false), file('/b.test.ts', true)], [crash('SIGSEGV', '/a.test.ts')]),
    ).toBe('/a.test.ts');
  });

  it('names none, where another file has failed, an error is of another kind, or the worker was ended on purpose', () => {
    const one = [crash('SIGSEGV', '/a.test.ts')];
    expect(report([file('/a.test.ts', false), file('/b.test.ts', false)], one)).toBeNull();
    expect(report([file('/a.test.ts', false)], [...one, { message: 'boom' }])).toBeNull();
    expect(report([file('/a.test.ts', false)], [crash('SIGTERM', '/a.test.ts')])).toBeNull();
    expect(report([file('/a.test.ts', true)], [])).toBeNull();
  });
});
