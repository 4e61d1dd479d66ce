import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Config } from '../../../schemas/index.ts';
import { root } from '../../runtime/real-config.ts';

const read = readConfig(root);
if (!read.config) throw new Error('the config of the repository has errors');
const shipped: Config = read.config;
const channel = '5265';

function planBetween(before: Config, after: Config) {
  return planOf({ before: { ...read, config: before }, after: { ...read, config: after } }, 'HEAD', null);
}
function withReplacement(replacesLogin: boolean | undefined): Config {
  const config = structuredClone(shipped) as { channels: { channels: Record<string, object> } } & Config;
  Object.assign(config.channels.channels[channel] ?? {}, { replacesLogin });
  return config;
}

describe('the login of a link, in a plan (T2)', () => {
  it('that replaces another one unasked on a channel is a risk of its visitors, and of nobody else', () => {
    const { acts, risks, notCompared } = planBetween(shipped, withReplacement(true));
    expect(acts.map(({ act, risk }) => [act, risk])).toEqual([['linkLogin', 'login-replaced']]);
    const [risk] = risks;
    expect(risk?.who).toMatchObject({ channel: [channel] });
    expect(risk?.witness).toContain(`--channel ${channel}`);
    expect(notCompared).toEqual([]);
  });

  it('that asks again is told, and no risk', () => {
    const { acts, risks } = planBetween(withReplacement(true), withReplacement(undefined));
    expect(acts.map(({ act, risk }) => [act, risk])).toEqual([['linkLogin', null]]);
    expect(risks).toEqual([]);
  });

  it('that opens another page is told of everyone', () => {
    const after = structuredClone(shipped) as Config & { site: { linkLogin: { otherUser: string } } };
    after.site.linkLogin.otherUser = 'link-refused';
    const { acts } = planBetween(shipped, after);
    expect(acts.map(({ act }) => act)).toEqual(['linkLogin']);
    expect(acts[0]?.count).toBeGreaterThan(0);
  });
});
