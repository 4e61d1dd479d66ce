import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

const settings = join(root, 'publish/environment/settings.ts');
const print = `import { dist } from ${JSON.stringify(settings)}; console.log(JSON.stringify(dist));`;
const distOf = (env: Record<string, string>): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', print], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    }),
  );

it('what is published of a config in another folder lies beside it, over the same build', () => {
  const own = {
    app: join(root, 'dist/app'),
    releases: join(root, 'dist/releases'),
    public: join(root, 'dist/public'),
  };
  expect(distOf({})).toEqual(own);
  const example = join(root, 'examples/cafe-insurance');
  expect(distOf({ FUNNEL_CONFIG: 'examples/cafe-insurance' })).toEqual({
    app: own.app,
    releases: join(example, 'dist/releases'),
    public: join(example, 'dist/public'),
  });
  expect(distOf({ FUNNEL_CONFIG: example, FUNNEL_DIST: '/srv/funnel' })).toEqual({
    app: '/srv/funnel/app',
    releases: '/srv/funnel/releases',
    public: '/srv/funnel/public',
  });
});
