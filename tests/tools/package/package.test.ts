import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { bundlePrograms, packagesOf } from '../../../tools/package/bundle-programs.ts';
import { madeBeforehand, packagePrograms } from '../../../tools/package/package-programs.ts';

const { dependencies, devDependencies, files, bin } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  files: string[];
  bin: { funnel: string };
};

// tests/journeys/commands/package-details.test.ts packs it, installs it and uses it.
describe('the npm package', () => {
  let chunks: Awaited<ReturnType<typeof bundlePrograms>>;
  beforeAll(async () => {
    chunks = await bundlePrograms(root);
  });

  it('depends on exactly the packages that its programs load', () => {
    expect(Object.keys(dependencies).sort()).toEqual(packagesOf(chunks));
    expect(Object.keys(devDependencies).filter((name) => name in dependencies)).toEqual([]);
  });

  it('has every program, and every thread that one starts', () => {
    const names = chunks.map(({ fileName }) => fileName);
    for (const name of Object.keys(packagePrograms)) expect(names).toContain(`${name}.mjs`);
    const threads = chunks.flatMap(({ code }) => [...code.matchAll(/new URL\("?'?([^"')]*worker[^"')]*)/g)]);
    expect(threads.map(([, file]) => file).sort()).toEqual(['./analysis-worker.mjs', './preview-worker.mjs']);
  });

  it('asks for no source but where it knows that it is no package', () => {
    const asked = chunks.flatMap(({ code }) => [...code.matchAll(/import\("\.\/([^"]+\.ts)"\)/g)]);
    expect([...new Set(asked.map(([, file]) => file))].sort()).toEqual([...madeBeforehand].sort());
  });

  it('has the files that start the command before a bundle can', () => {
    const started = [bin.funnel];
    for (const file of started) {
      expect(files, file).toContain(file);
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, path] of text.matchAll(/^import .* from '(\.[^']+)'/gm))
        started.push(normalize(join(dirname(file), path ?? '')));
    }
    expect(started).toHaveLength(3);
    expect(files.filter((file) => file !== 'dist/package' && !existsSync(join(root, file)))).toEqual([]);
  });
});
