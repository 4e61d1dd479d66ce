import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sandboxSettings } from '../../../console/ui/preview/staged-visit.ts';
import { displayNamesOf } from '../../../ops/explain/display-names.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import { readConfig } from '../../../ops/index.ts';
import { decodeChannelInfo } from '../../../runtime/api/decode-response.ts';
import { resolveSite } from '../../../runtime/index.ts';
import type { Config, FactsFile } from '../../../schemas/index.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';
import { root, config as shipped } from '../../runtime/real-config.ts';
import { type Client, startSandbox } from '../harness/sandbox-client.ts';

const config = withFurtherFacts(shipped);
const { facts } = resolveSite(config, 'default');

/** Facts that have nothing in common with the shipped ones. */
const otherCompany: FactsFile = {
  flags: { steps: { about: '步骤 | Steps', pointer: '/flow/steps', values: [1, 2], otherwise: 1 } },
  channelInfo: {
    plan: {
      about: '方案 | Plan',
      pointer: '/product/plan',
      values: { basic: 'B', plus: 'P' },
      otherwise: 'basic',
    },
    partner: { about: '伙伴 | Partner', pointer: '/partner' },
  },
};

let client: Client;
const start = (declared: FactsFile) => {
  client = startSandbox(undefined, () => declared);
};
beforeEach(() => start(config.facts));
afterEach(() => client.end());

const answer = async () => (await client.call('/v3/channel/info', { channel: '5265' })).data as unknown;
const decoded = async (data?: unknown) => decodeChannelInfo(data ?? (await answer()), facts);

describe('the sandbox of a config with further facts', () => {
  test('answers a plain channel, which the phone reads as the defaults of definitions/facts.json', async () => {
    expect(await answer()).toMatchObject({
      application: 'H5',
      h5_flow_info: { succ_todo: 0, vip: 0 },
      member: { tier: 'none' },
    });
    expect(await decoded()).toMatchObject({
      facts: { application: 'web', memberTier: 'none', campaign: null },
      flags: { vip: 0 },
    });
  });

  test('takes what the preview of the console sets, and the phone reads what the visitor is', async () => {
    const names = displayNamesOf(new Explainer(config, readConfig(root).sources));
    const input = { application: 'ios', memberTier: 'gold', campaign: 'spring', flags: { vip: 2 } };
    expect((await client.set(sandboxSettings(input, names))).status).toBe(200);
    expect(await decoded()).toMatchObject({
      facts: { application: 'ios', memberTier: 'gold', campaign: 'spring', bdType: '0' },
      flags: { vip: 2, succ_todo: 0 },
    });
    await client.set(sandboxSettings({ memberTier: 'none', campaign: '' }, names));
    expect(await decoded()).toMatchObject({
      facts: { memberTier: 'none', campaign: null },
      flags: { vip: 0 },
    });
  });

  test.each([
    [{ member: { tier: 'gold' } }, '/member/tier', 'GOLD-卡, SILVER, none'],
    [{ h5_flow_info: { vip: '2' } }, '/h5_flow_info/vip', 'whole number'],
    [{ ad: { campaign: 7 } }, '/ad/campaign', 'must be text'],
    [{ ad: 'spring' }, '/ad', 'object'],
    [{ campaign: 'spring' }, '/campaign', 'unknown key'],
  ])('refuses %j with a pointer to the mistake', async (setting, pointer, error) => {
    const refused = await client.set({ channelInfo: { '5265': setting } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      pointer: `/channelInfo/5265${pointer}`,
      error: expect.stringContaining(error),
    });
  });

  test('has an input for each on the settings page, and saves it', async () => {
    const page = await (await client.send('GET', '/sandbox/settings')).text();
    for (const input of ['application', 'h5_bd_type_for_p4', 'vip', 'tier', 'campaign', 'my_app_name'])
      expect(page).toContain(`name="${input}"`);
    const fields = {
      section: 'channel',
      do: 'save',
      key: '5265',
      application: 'APP-IOS',
      h5_bd_type_for_p4: '1',
      input_form: '1',
      succ_todo: '4',
      fail_todo: '3',
      vip: '2',
      tier: 'SILVER',
      campaign: '春',
      my_app_name: '甲',
      code: '200',
    };
    const saved = await client.send('POST', '/sandbox/settings', { body: new URLSearchParams(fields) });
    expect(saved.status).toBe(303);
    expect(await decoded()).toMatchObject({
      facts: { application: 'ios', memberTier: 'silver', campaign: '春' },
      flags: { vip: 2, succ_todo: 4 },
    });
  });
});

test('the sandbox of another company answers its facts and knows no other', async () => {
  client.end();
  start(otherCompany);
  expect(await answer()).toEqual({ nid: '5265', flow: { steps: 1 }, product: { plan: 'B' } });
  const set = { flow: { steps: 2 }, product: { plan: 'P' }, partner: '甲' };
  expect((await client.set({ channelInfo: { '5265': set } })).status).toBe(200);
  expect(await answer()).toEqual({ nid: '5265', ...set });
  expect((await client.set({ channelInfo: { '5265': { application: 'H5' } } })).status).toBe(400);
  const { facts: declared } = resolveSite({ ...shipped, facts: otherCompany } as Config, 'default');
  expect(decodeChannelInfo(await answer(), declared)).toMatchObject({
    facts: { plan: 'plus', partner: '甲' },
    flags: { steps: 2 },
  });
});

test('places that are names of JavaScript objects, or within each other, are only places', async () => {
  client.end();
  const text = (pointer: string) => ({ about: '甲 | A', pointer });
  start({
    flags: {},
    channelInfo: { a: text('/__proto__/x'), b: text('/constructor'), c: text('/deep'), d: text('/deep/er') },
  });
  const body = '{"channelInfo":{"5265":{"__proto__":{"x":"1"},"constructor":"2","deep":{"er":"3"}}}}';
  const saved = await client.send('PUT', '/sandbox/settings.json', { body });
  expect(saved.status).toBe(200);
  expect(JSON.stringify(await answer())).toContain('"__proto__":{"x":"1"}');
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(await answer()).toMatchObject({ deep: { er: '3' } });
});
