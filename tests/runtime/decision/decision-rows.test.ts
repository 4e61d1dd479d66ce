import { describe, expect, it } from 'vitest';
import { decideVisit, type Site } from '../../../runtime/index.ts';
import { siteOf, visitor } from '../real-config.ts';

const shipped = siteOf('default');
const siteWith = (...rules: object[]) =>
  ({ ...shipped, navigation: { ...shipped.navigation, rules } }) as unknown as Site;
const decided = (site: Site, route = 'login') => {
  const decision = decideVisit(site, visitor({}), { route, outcome: null });
  if (decision.kind !== 'decision') throw new Error('no row needs a call');
  return decision;
};

describe('the decision of a row', () => {
  it('R-ROUTE 6: keeps the query where the row says so, and only there', () => {
    const row = { id: 'away', when: {}, go: 'downloadPage' };
    expect(decided(siteWith(row)).keepQuery).toBe(false);
    expect(decided(siteWith({ ...row, keepQuery: true })).keepQuery).toBe(true);
    expect(decided(siteWith()).keepQuery).toBe(false);
  });

  it('R-ERR 3: is the catch-all page, with the reason, where the row names a route that the host lacks', () => {
    const away = decided(siteWith({ id: 'away', when: {}, go: 'nowhere' }));
    expect(away).toMatchObject({ destination: shipped.catchAll, reason: 'routeMissing' });
    const there = decided(siteWith({ id: 'away', when: {}, go: 'downloadPage' }));
    expect(there).toMatchObject({ destination: 'downloadPage', reason: 'ruleMatched' });
  });

  it('has the reason of the destination table that decided last', () => {
    const failure = decided(siteWith({ id: 'away', when: {}, go: 'skipForm' }));
    const last = failure.trace.at(-1);
    expect(failure.trace.length).toBeGreaterThan(1);
    expect(failure.reason).toBe(last?.row === 'otherwise' ? 'noRuleMatched' : 'ruleMatched');
    const { failure: table } = shipped.destinations;
    const none = { ...shipped.destinations, failure: { ...table, rules: [] } };
    const site = { ...siteWith({ id: 'away', when: {}, go: 'failure' }), destinations: none } as Site;
    expect(decided(site).reason).toBe('noRuleMatched');
  });

  it('remembers “/” where the route of the visit is none of the host', () => {
    const remember = { id: 'remember', when: {}, do: ['rememberLogin'], continue: true };
    expect(decided(siteWith(remember), 'nowhere').situation.loginAddress).toBe('/');
    expect(decided(siteWith(remember)).situation.loginAddress).toBe(shipped.routes.login?.path);
  });

  it('names every row before it that did not match, also after a row that continues', () => {
    const rules = [
      { id: 'blocked', when: { 'channel.blocked': true }, stay: true },
      { id: 'remember', when: {}, do: ['rememberLogin'], continue: true },
      { id: 'wechat', when: { 'device.wechat': 'never' }, stay: true },
    ];
    const [step] = decided(siteWith(...rules)).trace;
    expect(step?.row).toBe('otherwise');
    expect(step?.rejected.map(({ row }) => row)).toEqual(['blocked', 'wechat']);
  });

  it('derives the facts anew only after an effect that changes one', () => {
    let derived = 0;
    const derivations = (...effects: string[]) => {
      derived = 0;
      const site = siteWith({ id: 'effects', when: {}, do: effects, stay: true });
      decided(
        Object.defineProperty(site, 'relogin', {
          get: () => {
            derived++;
            return shipped.relogin;
          },
        }),
      );
      return derived;
    };
    expect(derivations()).toBe(1);
    expect(derivations('rememberLogin')).toBe(1);
    expect(derivations('closeInAppView')).toBe(1);
    expect(derivations('clearToken')).toBe(2);
  });
});
