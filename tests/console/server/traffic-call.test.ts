import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TrafficResponse } from '../../../console/api/index.ts';
import { withConsole } from '../harness/served-console.ts';

test('the visitors a day of each channel are those of traffic.csv; without it, or with a broken one, none are known', () =>
  withConsole(async ({ get, dir }) => {
    expect(await get<TrafficResponse>('/api/traffic')).toEqual({ channels: null });
    const write = (rows: string) =>
      writeFileSync(join(dir, 'traffic.csv'), `channel,host,city,visitors\n${rows}`);
    write('5265,default,,300\n5265,default,上海,10\n,default,,7\n5194,default,,5\n');
    expect(await get<TrafficResponse>('/api/traffic')).toEqual({ channels: { 5265: 310, 5194: 5 } });
    write('5265,default,,-1\n');
    expect(await get<TrafficResponse>('/api/traffic')).toEqual({ channels: null });
  }));
