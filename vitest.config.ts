import { defineConfig } from 'vitest/config';

const browser = ['tests/journeys/**/*.test.ts', 'tests/renderer/**/*-in-browser.test.ts'];
const nginx = ['tests/tools/nginx/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...browser, ...nginx, 'tests/properties/**', 'tests/configs/**', '**/node_modules/**'],
          // A hang is found, a busy machine is not punished.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'nginx', include: nginx, testTimeout: 60_000 } },
      { test: { name: 'property', include: ['tests/properties/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'journeys',
          include: browser,
          globalSetup: ['tests/journeys/harness/serve-build.ts'],
          // They mostly wait: for pages, for pauses of the app. One each core left one of two idle half of the time.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
