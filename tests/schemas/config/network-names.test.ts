import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';

/** Names of networks, of their products, globals and parameters, as the shipped trackers.json or another one may have. */
const names =
  /baidu|tongji|fcagl|_agl|_hmt|bd_vid|kuaishou|_ks_trace|maidian|adkwai|ocean.?engine|toutiao|douyin|_taq|_tt_config|pstatp|tencent|gdt|qzone|facebook|fbq|gtag|datalayer|gclid|tiktok|ttq/i;

/** Files whose lines name a network for another reason, with the lines that may. */
const allowed: Readonly<Record<string, RegExp>> = {
  // The paths of the product API, which the sandbox answers.
  'schemas/api/api-paths.ts': /^ {2}'\/oapi\/(baidu\/uploadConvertData|kuaishou\/report)',$/,
};

const isCode = (name: string) => /\.(ts|tsx|css)$/.test(name);
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => join(folder, name));

const linesThatName = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => names.test(line) && !allowed[file]?.test(line))
    .map((line) => `${file}: ${line.trim()}`);

describe('an ad network is data', () => {
  it.each(['runtime', 'renderer', 'schemas', 'profiles'])('R-PROD 6: no code of %s names one', (folder) => {
    const files = filesIn(folder);
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(linesThatName)).toEqual([]);
  });

  it('is found by this test where code names it', () => {
    const tracker = readFileSync(join(root, 'definitions/trackers.json'), 'utf8');
    const { networks } = JSON.parse(tracker) as { networks: Record<string, object> };
    for (const [id, network] of Object.entries(networks)) {
      expect(names.test(id), id).toBe(true);
      expect(names.test(JSON.stringify(network)), id).toBe(true);
    }
  });
});
