import { expect, it, vi } from 'vitest';
import { resolveSite } from '../../../runtime/index.ts';
import { activateChannel } from '../../../runtime/leads/activate-channel.ts';
import { callEndpoint } from '../../../runtime/visit/call-endpoint.ts';
import type { Config } from '../../../schemas/index.ts';
import { Phone } from '../../properties/harness/fake-tabs.ts';
import { compared, type Draft, type Edit, edited, shipped } from './plan-of-edit.ts';
import { visitOfWitness } from './witness-visit.ts';

// The witness of a report that is lost: a phone makes it in one revision, and in the other it makes none, or another one.

vi.mock('../../../runtime/browser/native-fetch.ts', () => ({ nativeFetch: async () => new Response() }));

function witnessOf(edit: Edit, risk: string): { witness: string; after: Config } {
  const after = edited(shipped, edit);
  const found = compared(shipped, after).risks.find((one) => one.risk === risk);
  if (!found) throw new Error(`no ${risk}`);
  expect(found.isUnconfirmed, found.witness).toBeUndefined();
  return { witness: found.witness, after };
}

/** The phone of a witness on the page where its visit ends, with the calls that it makes. */
function phoneOf(config: Config, witness: string) {
  const { chain, page, channel, host } = visitOfWitness(config, witness);
  const calls: string[] = [];
  const phone = new Phone(resolveSite(config, host), async (path) => {
    calls.push(path);
    return { kind: 'answered', code: 200, message: '', data: null };
  });
  const tab = phone.openTab(`?_channel=${channel}`);
  if (chain.situation.token) tab.session.logIn('t', '7');
  const texts = JSON.stringify(config.pages[page]?.body);
  const forms = Object.values(config.forms).filter(({ id }) => texts.includes(`"form":"${id}"`));
  return { tab, calls, forms, page: texts };
}

/** How often the phone reports a conversion when the forms of its page are sent. */
async function conversionsOf(config: Config, witness: string): Promise<number> {
  const { tab, forms } = phoneOf(config, witness);
  for (const { id, endpoint = '' } of forms) await callEndpoint(tab, endpoint, { phone: '13800138000' }, id);
  await new Promise((resolve) => setTimeout(resolve));
  return tab.reports.length;
}

it('of a conversion is a visitor who sends a form that was one, and is none', async () => {
  const edit: Edit = ({ endpoints }) => {
    delete endpoints.endpoints.formSave.conversion;
  };
  const { witness, after } = witnessOf(edit, 'conversion-lost');
  expect(await conversionsOf(shipped, witness), witness).toBe(1);
  expect(await conversionsOf(after, witness), witness).toBe(0);
});

it('of an activation is a visitor whose phone reports its channel, and reports it elsewhere', async () => {
  const edit: Edit = ({ endpoints }) =>
    Object.assign(endpoints.endpoints.activeChannel, { path: '/v9/lost' });
  const { witness, after } = witnessOf(edit, 'activation-changed');
  const callsOf = async (config: Config) => {
    const { tab, calls } = phoneOf(config, witness);
    await activateChannel(tab);
    return calls;
  };
  expect(await callsOf(shipped), witness).toEqual(['/v1/user/activeChannel']);
  expect(await callsOf(after), witness).toEqual(['/v9/lost']);
});

const networkOf = (config: Draft, witness: string): unknown =>
  config.channels.channels[visitOfWitness(config, witness).channel]?.ads?.network;

it('of a tracker is of a channel with its network, on a page that asks for the consent', () => {
  const network = Object.values<Draft>(shipped.channels.channels).find(({ ads }) => ads?.network)?.ads
    .network;
  const edit: Edit = ({ trackers }) =>
    Object.assign(trackers.networks[network], { scripts: ['https://x.example/a.js'] });
  const { witness, after } = witnessOf(edit, 'tracker-changed');
  for (const config of [shipped, after]) {
    expect(networkOf(config, witness), witness).toBe(network);
    const { forms } = phoneOf(config, witness);
    expect(JSON.stringify(forms), witness).toContain('"trackers"');
  }
});

it('of another conversion id is a visitor of the channel who sends a form that is a conversion', async () => {
  const [number] = Object.entries<Draft>(shipped.channels.channels).find(([, { ads }]) => ads?.network) ?? [];
  const edit: Edit = ({ channels }) => delete channels.channels[number ?? ''].ads;
  const { witness, after } = witnessOf(edit, 'conversion-changed');
  expect(await conversionsOf(after, witness), witness).toBe(1);
  expect(networkOf(shipped, witness), witness).toBeDefined();
  expect(networkOf(after, witness), witness).toBeUndefined();
});

it('of a receipt is a visitor whose form is told of where it led, and is not where it leads', () => {
  // Each row of the table leads to pages with a receipt.
  const edit: Edit = ({ destinations }) => {
    for (const row of destinations.success.rules) row.go = 'singleSign';
  };
  const after = edited(shipped, edit);
  const lost = compared(shipped, after).risks.filter(({ risk }) => risk === 'receipt-lost');
  expect(lost.length).toBeGreaterThan(0);
  for (const { witness, isUnconfirmed } of lost) {
    expect(isUnconfirmed, witness).toBeUndefined();
    expect(phoneOf(shipped, witness).page, witness).toContain('"leadReceipt"');
    expect(phoneOf(after, witness).page, witness).not.toContain('"leadReceipt"');
  }
});
