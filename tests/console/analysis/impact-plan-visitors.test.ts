import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { impactPlan } from '../../../console/analysis/impact-plan.ts';
import { RevisionCache } from '../../../console/analysis/revision-cache.ts';
import { visitorsPerDayHead } from '../../../ops/plan-report/headline.ts';
import { withConfig } from '../harness/small-config.ts';

/** The plan of a draft in which channel 5265 has another title. */
function planIn(dir: string) {
  const text = readFileSync(join(dir, 'channels.json'), 'utf8').replace(
    '"title": "示例金融"',
    '"title": "新"',
  );
  const overlay = new Map([['channels.json', text]]);
  return impactPlan(new RevisionCache(), { dir, version: 1, disk: 0, overlay, pictures: new Map() }, 'disk');
}

test('with traffic.csv the plan of a draft counts visitors a day, and its risks keep their digest', () =>
  withConfig((dir) => {
    const { riskDigest } = planIn(dir);
    writeFileSync(
      join(dir, 'traffic.csv'),
      'channel,host,city,visitors\n5265,default,,1200\n5589,default,,7\n',
    );
    const { plan, riskDigest: counted } = planIn(dir);
    expect(plan?.visitorsPerDay).toBe(1200);
    expect(plan?.groups.map(({ visitorsPerDay }) => visitorsPerDay)).toEqual([1200]);
    expect(plan && visitorsPerDayHead(plan, 'zh')).toBe('约 1,200 名访客/天');
    expect(counted).toBe(riskDigest);
  }));

test('without traffic.csv, or with one that cannot be read, the plan of a draft counts no visitors', () =>
  withConfig((dir) => {
    expect(planIn(dir).plan).not.toHaveProperty('visitorsPerDay');
    writeFileSync(join(dir, 'traffic.csv'), 'channel,host,city,visitors\n5265,default,,many\n');
    expect(planIn(dir).plan).not.toHaveProperty('visitorsPerDay');
  }));
