import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { ensureChromium } from '../chromium/find-chromium.ts';
import { ensureCommandBundle } from '../command-bundle/ensure-command-bundle.ts';
import { findNginx, nginxPackages } from '../nginx/find-nginx.ts';
import { type Check, type Project, parseTestRun, type TestRun } from '../test-runner/parse-test-run.ts';
import { runStep, runTogether, type Step, secondsSince } from '../test-runner/run-steps.ts';

const bin = (path: string, ...args: string[]) => [join(root, 'node_modules', path), ...args];
const funnel = (command: string) => [join(root, 'ops/funnel.mjs'), command, '--config', root];

const argsOfCheck: Record<Check, readonly string[]> = {
  types: bin('typescript/bin/tsc', '-p', root),
  lint: bin('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', root),
  'dead-code': bin('knip/bin/knip.js'),
  config: funnel('check'),
  visits: funnel('test'),
};

/** The projects that can run on this machine; npm test does not fail for tools that a new machine lacks. */
function runnableProjects(named: readonly Project[]): Project[] {
  if (!named.includes('nginx') || findNginx()) return [...named];
  process.stdout.write(
    `── nginx: left out, there is no nginx to compare npm start with (Debian: apt-get install ${nginxPackages})\n`,
  );
  return named.filter((project) => project !== 'nginx');
}

const needsChromium = ({ projects, files }: TestRun): boolean =>
  projects.some((project) => project === 'journeys' || project === 'full') ||
  files.some((file) => /^tests\/(journeys|full)\/|-in-browser\.test/.test(file));

/** One run of vitest for all projects, so that the waits of one overlap with the work of another. */
function vitestStep(run: TestRun): Step[] {
  const projects = runnableProjects(run.projects);
  if (projects.length === 0 && run.files.length === 0) return [];
  // `unit*` is `unit` and `unit-isolated`.
  const patterns = projects.map((project) => (project === 'unit' ? 'unit*' : project));
  const own = ['crash-reporter', 'flaky-reporter'].map((name) => join(root, `tools/test-runner/${name}.ts`));
  const reporters = ['default', ...own].map((reporter) => `--reporter=${reporter}`);
  const options = [
    ...patterns.flatMap((pattern) => ['--project', pattern]),
    ...(run.isWatch ? [] : reporters),
    ...run.vitestOptions,
  ];
  const args = bin('vitest/vitest.mjs', run.isWatch ? 'watch' : 'run', ...run.files, ...options);
  const env = {
    // The commands and worker threads that tests start load compiled code: a third of the processor time of these tests.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
    ...(needsChromium(run) && { FUNNEL_CHROMIUM: ensureChromium('test') }),
    ...(run.isQuick && { FUNNEL_QUICK_TESTS: '1' }),
  };
  return [{ name: projects.join(', ') || run.files.join(', '), args, env }];
}

const testFiles = globSync('tests/**/*.test.ts', { cwd: root }).map((file) => file.split(sep).join('/'));
// npm changes to the root of the project and passes the original folder in INIT_CWD.
const folder = process.env.INIT_CWD ?? process.cwd();
const run = parseTestRun(process.argv.slice(2), folder, root, testFiles);
if ('error' in run) {
  process.stderr.write(`npm test: ${run.error}\n`);
  process.exit(2);
}
const began = performance.now();
const checkSteps = run.checks.map((name): Step => ({ name, args: argsOfCheck[name] }));
const vitestSteps = vitestStep(run);
// Two of the checks are commands; without checks a run is of single tests, which need not wait.
if (checkSteps.length > 0) await ensureCommandBundle(root);
await runTogether(checkSteps);
for (const step of vitestSteps) runStep(step);
const names = [...checkSteps, ...vitestSteps].map(({ name }) => name);
process.stdout.write(`\n── passed: ${names.join(', ')}; ${secondsSince(began)} s\n`);
