import { describe, expect, it } from 'vitest';
import { deriveFacts, noChannelInfo, resolveDestination } from '../../../runtime/index.ts';
import { siteOf, visitor } from '../real-config.ts';
import { failDefault, failDestinations, successDefault, successDestinations } from '../requirement-tables.ts';

const site = siteOf('default');
const destinationOf = (table: string, flags: [number, number, number]) => {
  const facts = deriveFacts(site, visitor({ flags, token: true }), {
    route: 'formPackage',
    outcome: 'formSaved',
  });
  const decided = resolveDestination(site, facts, table);
  if (decided.kind === 'need') throw new Error('every answer is given');
  return { path: site.routes[decided.destination]?.path, reason: decided.reason, row: decided.row };
};

const inputs = [0, 1] as const;
const outside = [-1, 8, 9, 100, 2 ** 31];

describe('the destination tables (R-NAV)', () => {
  it.each(inputs.flatMap((input) => failDestinations.map(([value, path]) => ({ input, value, path }))))(
    'fail_todo $value with input_form $input leads to $path',
    ({ input, value, path }) => {
      expect(destinationOf('failure', [input, 0, value])).toMatchObject({ path, reason: 'ruleMatched' });
    },
  );
  it.each(inputs.flatMap((input) => successDestinations.map(([value, path]) => ({ input, value, path }))))(
    'succ_todo $value with input_form $input leads to $path',
    ({ input, value, path }) => {
      expect(destinationOf('success', [input, value, 0])).toMatchObject({ path, reason: 'ruleMatched' });
    },
  );
  it.each(inputs.flatMap((input) => outside.map((value) => ({ input, value }))))(
    'any other value ($value, input_form $input) takes the default',
    ({ input, value }) => {
      expect(destinationOf('failure', [input, 0, value]).path).toBe(failDefault[input]);
      expect(destinationOf('success', [input, value, 0]).path).toBe(successDefault[input]);
    },
  );
  it('input_form other than 0 and 1 takes the default of the forms that are skipped', () => {
    expect(destinationOf('failure', [2, 0, 9]).path).toBe(failDefault[1]);
    expect(destinationOf('success', [2, 9, 0]).path).toBe(successDefault[1]);
  });
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 9])(
    'skipForm leads where failure leads, fail_todo %i (R-NAV 3)',
    (value) => {
      for (const input of inputs) {
        expect(destinationOf('skipForm', [input, 0, value]).path).toBe(
          destinationOf('failure', [input, 0, value]).path,
        );
      }
    },
  );
  it('a decision names the row that decided', () => {
    expect(destinationOf('success', [0, 4, 0]).row).toBe('destinations.success/download-page');
    expect(destinationOf('skipForm', [1, 0, 9])).toMatchObject({
      row: 'destinations.failure/otherwise',
      reason: 'noRuleMatched',
    });
  });
  it('a decision names the rows before it that did not match, in each table', () => {
    const facts = deriveFacts(site, visitor({ flags: [0, 4, 0], token: true }), {
      route: 'formPackage',
      outcome: 'formSaved',
    });
    const decided = resolveDestination(site, facts, 'success');
    if (decided.kind === 'need') throw new Error('every answer is given');
    const ids = site.destinations.success.rules.map(({ id }) => id);
    const before = ids.slice(0, ids.indexOf('download-page'));
    expect(before).not.toEqual([]);
    expect(decided.trace.map(({ rejected }) => rejected.map(({ row }) => row))).toEqual([before]);
  });
  it('a decision without channel info requests it, and with a city rule the city too', () => {
    const at = { route: 'formPackage', outcome: 'formSaved' };
    const ask = (channel: string, answers: object) =>
      resolveDestination(site, deriveFacts(site, visitor({ channel, token: true, answers }), at), 'success');
    expect(ask('5818', {})).toEqual({ kind: 'need', need: ['channelInfo'] });
    expect(ask('5320', {})).toEqual({ kind: 'need', need: ['channelInfo', 'ipInfo'] });
    expect(ask('5320', { channelInfo: noChannelInfo })).toEqual({ kind: 'need', need: ['ipInfo'] });
  });
});

describe('an invalid config', () => {
  const facts = deriveFacts(site, visitor({ flags: [0, 0, 0] }), { route: 'login', outcome: null });
  it('with a loop of named destinations ends at the catch-all page, with the reason', () => {
    const loop = { rules: [], otherwise: { go: 'skipForm' as const } };
    const circle = { ...site, destinations: { ...site.destinations, failure: loop } };
    expect(resolveDestination(circle, facts, 'skipForm')).toMatchObject({
      destination: site.catchAll,
      reason: 'destinationLoop',
    });
  });
  it.each(['loginV1', 'constructor', '__proto__', 'toString'])(
    'with a route that the host lacks (%s) ends at the catch-all page, with the reason',
    (route) => {
      expect(resolveDestination(site, facts, route)).toMatchObject({
        destination: site.catchAll,
        reason: 'routeMissing',
      });
    },
  );
});
