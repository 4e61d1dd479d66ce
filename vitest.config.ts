import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestWait } from './tests/harness/longest-wait.ts';

const browser = ['tests/journeys/**/*.test.ts', 'tests/renderer/**/*-in-browser.test.ts'];
const full = ['tests/full/**/*.test.ts'];
/** In the project `full` axe looks at every state that these lead to. */
const withAxe = [
  'tests/journeys/console-*/**/*.test.ts',
  'tests/renderer/{fields,page}/*-in-browser.test.ts',
];
/**
 * Journeys of the console's details, which run with axe in `full` alone: what the cells, lists and forms of other entries
 * add to the journeys that stay. Those add, edit, drag, undo, show the history and the plan of a save, merge, save, preview
 * and reconnect, by pointer and by keys; longer ways through the same views are `inFullRun` beside them.
 */
const consoleDetails = [
  'tests/journeys/console-editing/{cell-editing,changed-fields,city-rule-names,city-rules,edit-channels-and-brands,entry-tables,late-schema,messages,near-names}.test.ts',
  'tests/journeys/console-decisions/{city-elsewhere,row-from-visitor}.test.ts',
  'tests/journeys/console-editing/{lists-of-offers,new-from-another,paste,pictures,table-file,table-filter,table-traffic,table-views,undo}.test.ts',
  'tests/journeys/console-pages/{answer-conditions,copied-form,drag-cards,form-fields,links-of-pages,phone-states,phone-texts,ways-from-cards}.test.ts',
  'tests/journeys/console-history/{refused-revert,without-git}.test.ts',
  'tests/journeys/console-impact/{confirm-risk,described-impact,field-conflicts,impact-notes,save-and-plan}.test.ts',
  'tests/journeys/console-navigation/{brand-and-host-lists,focus,help,keyboard,list-navigation,long-lists,page-frame,tour,window-sizes}.test.ts',
  'tests/journeys/console-preview/{brand-pages,phone-language,preview-link-login,preview-sites,preview-visitor}.test.ts',
  'tests/journeys/console-windows/{branch-and-remote,presence,push-outcome,review,send-and-push}.test.ts',
];
/**
 * Tests that run in `full` alone: variations of those in the file without `-details`, which represent them in `npm test`.
 */
const details = ['tests/**/*-details.test.ts', 'tests/**/*-details-in-browser.test.ts'];
/**
 * Files whose tests or cases are divided: `npm test` takes those that represent the others (`casesOfRun`, `inNpmTest`),
 * `full` the others (`inFullRun`).
 */
const divided = globSync('tests/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /\b(?:casesOfRun|inFullRun|isFullRun)\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);
const nginx = ['tests/tools/nginx/**/*.test.ts'];
const properties = ['tests/properties/**/*.test.ts'];

/** Unit tests that take more than 2 s, because they build, or plan the whole config: left out by `npm test -- quick`. */
const slowUnitTests = [
  'tests/ops/plan/**/*.test.ts',
  'tests/ops/acts/{unauthorized-risks,reach-of-acts}.test.ts',
  'tests/ops/causes/**/*.test.ts',
  'tests/ops/diagnostics/secrets.test.ts',
  'tests/ops/plugins/**/*.test.ts',
  'tests/ops/visits/visits.test.ts',
  'tests/ops/coverage/**/*.test.ts',
  'tests/ops/find/**/*.test.ts',
  'tests/ops/every-value/**/*.test.ts',
  'tests/ops/invariants/**/*.test.ts',
  'tests/ops/explain/{versus,versus-renamed,command}.test.ts',
  'tests/ops/cli/{ci,broken-base}.test.ts',
  'tests/ops/refs/refs.test.ts',
  'tests/ops/situations/new-facts.test.ts',
  'tests/ops/check/{fix,many-mistakes-matrix,planted-mistakes,row-taken-away,ten-mistakes}.test.ts',
  'tests/runtime/decision/declared-facts*.test.ts',
  'tests/tools/budgets/byte-budgets.test.ts',
  'tests/schemas/compile/{emit-json-schema,fast-validator}.test.ts',
  'tests/console/guard/**/*.test.ts',
  'tests/console/{history,review,save}/**/*.test.ts',
  'tests/old-browsers/console-build.test.ts',
  'tests/model/**/*.test.ts',
  'tests/console/server/**/*.test.ts',
  'tests/console/pictures/**/*.test.ts',
  'tests/tools/command-bundle/**/*.test.ts',
  'tests/tools/commands/**/*.test.ts',
  'tests/tools/package/package.test.ts',
  'tests/tools/preview-server/hostile-requests.test.ts',
  'tests/publish/releases/**/*.test.ts',
  'tests/old-browsers/build.test.ts',
];
/** It takes six minutes on one core: begun last, it runs alone. */
const longest = 'tests/full/leaf-of-each-kind.test.ts';
/** Journeys that take more than 9 s of processor time. */
const longJourneys = [
  'tests/journeys/commands/start-and-dev.test.ts',
  'tests/journeys/console-impact/impact-and-preview.test.ts',
  'tests/journeys/console-pages/page-blocks.test.ts',
  'tests/journeys/faults/reload-after-deploy.test.ts',
  'tests/journeys/forms/{current-position,leads,real-name}.test.ts',
  'tests/journeys/tracking/{conversions,trackers}.test.ts',
  'tests/renderer/{fields,page}/*-in-browser.test.ts',
];
/** What takes minutes of one core in the project `full`, where its other cases are drawn. */
const slowInFull = ['tests/full/**/*.test.ts', 'tests/properties/ops/**/*.test.ts'];
/** Unit tests of what a module loads or keeps, or with a module replaced: each has a process of its own. */
const isolated = [
  'tests/renderer/app/reload-after-deploy.test.ts',
  'tests/ops/check/cold-check.test.ts',
  'tests/runtime/answers/field-validation.test.ts',
  'tests/console/ui/draft-store/draft-store.test.ts',
  'tests/runtime/leads/report-conversion.test.ts',
];
/** Tests of which files a whole run has: `npm test -- quick` lacks some of these. */
const ofWholeRuns = [
  'tests/tools/mutation/planted-bugs.test.ts',
  'tests/tools/test-runner/divided-tests.test.ts',
];
const leftOut = process.env.FUNNEL_QUICK_TESTS ? [...slowUnitTests, ...ofWholeRuns] : [];

/**
 * Project by project, the small unit tests last: a worker whose next file is of another project ends, and its successor
 * loads and compiles all modules anew. In each project the slow files come first: vitest does not know the times of a fresh
 * clone and begins with the largest files, so that a small slow one ran alone at the end.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const file = relative(import.meta.dirname, moduleId);
      if (file === longest) return 0;
      const isSlow = [...slowUnitTests, ...longJourneys, ...slowInFull].some((glob) =>
        matchesGlob(file, glob),
      );
      return isSlow ? 1 : 2;
    };
    const ofProject = ({ project: { name } }: TestSpecification) => (name === 'unit' ? '~' : name);
    return sorted.toSorted(
      (one, other) => compare(ofProject(one), ofProject(other)) || rank(one) - rank(other),
    );
  }
}
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

const inBrowser = {
  // The files of a worker share one browser.
  isolate: false,
  globalSetup: ['tests/journeys/harness/serve-build.ts'],
  expect: { poll: { timeout: longestWait } },
  // A race of a busy machine. tools/test-runner/flaky-reporter.ts reports it, and fails a run that has several.
  retry: 1,
};

export default defineConfig({
  test: {
    // A worker keeps more than one core busy: with its browser, several pages and threads at once. One worker more than
    // cores takes 12 % more processor time: 122 s instead of 109 s for 14 files of journeys on two cores.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowFirst },
    setupFiles: ['tests/harness/configure-seed.ts', 'tests/harness/answer-localhost.ts'],
    // Large young generations: the collector takes a tenth of the time of tests that plan with the default size.
    execArgv: ['--max-semi-space-size=64'],
    // A hang is found, a busy machine is not punished.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...browser,
            ...full,
            ...nginx,
            ...properties,
            ...isolated,
            ...details,
            ...leftOut,
            'tests/configs/**',
            // The bench installs other products there.
            '**/node_modules/**',
          ],
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: isolated } },
      { extends: true, test: { name: 'nginx', include: nginx } },
      { extends: true, test: { name: 'property', isolate: false, include: properties } },
      {
        extends: true,
        test: { name: 'journeys', include: browser, exclude: [...consoleDetails, ...details], ...inBrowser },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: [...full, ...divided, ...details, ...properties, ...withAxe],
          env: { FUNNEL_FULL_RUN: '1' },
          ...inBrowser,
          // Its properties judge hundreds of plans by brute force: minutes of processor time, which others may share.
          testTimeout: 1_200_000,
        },
      },
    ],
  },
});
