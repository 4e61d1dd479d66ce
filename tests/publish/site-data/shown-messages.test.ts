import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import { shownMessages } from '../../../ops/languages/shown-messages.ts';
import { root } from '../../../publish/environment/settings.ts';
import { pageBundleOf } from '../../../publish/site-data/site-data.ts';
import { messageIds } from '../../../schemas/index.ts';

it.each(['.', 'examples/damage-report', 'examples/event-registration', 'examples/guided-tours'])(
  'every message that a page of %s carries to the phone is asked of a language that does not ship',
  (folder) => {
    const { config } = readConfig(join(root, folder));
    if (!config) throw new Error(`${folder} has errors`);
    const { pages, forms, endpoints, brands } = config;
    const shown = new Set(
      shownMessages({ pages: Object.values(pages), forms: Object.values(forms), endpoints, brands }),
    );
    const carried = Object.keys(pages).flatMap((id) => {
      const { messages, ...bundle } = pageBundleOf(config, id);
      // What the config names by an id is asked for by that.
      const json = JSON.stringify(bundle);
      // A footer carries the label of a cost for whichever brand has one.
      const isLabel = (message: string) => message === 'legal.annualRate' && !shown.has(message);
      return Object.keys(messages).filter((one) => !json.includes(`"${one}"`) && !isLabel(one));
    });
    const known: readonly string[] = messageIds;
    expect(carried.length).toBeGreaterThan(20);
    expect(carried.filter((id) => known.includes(id) && !shown.has(id))).toEqual([]);
  },
);
