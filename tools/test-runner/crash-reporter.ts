import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The file of a worker that a signal has ended: a fault of Node or of the machine, not of a test. */
const crashed =
  /Worker exited unexpectedly with signal SIG(?:SEGV|ABRT|BUS|ILL)\b.* while running test file (\S+)/;

/** Writes the test files whose worker crashed, one for each line, where nothing else has failed. */
export default class CrashReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env.FUNNEL_CRASHED_FILES;
    if (path === undefined) return;
    const files = errors.map((error) => crashed.exec(String(error.cause?.message ?? error.message))?.[1]);
    const others = modules.filter((one) => !one.ok() && !files.includes(one.moduleId));
    if (files.length > 0 && files.every((file) => file !== undefined) && others.length === 0)
      writeFileSync(path, files.join('\n'));
  }
}
