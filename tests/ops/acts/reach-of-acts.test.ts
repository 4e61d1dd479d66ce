import { describe, expect, it } from 'vitest';
import type { Act } from '../../../ops/acts/act.ts';
import { reachOfAct } from '../../../ops/acts/reach-of-act.ts';
import { pagesShowing } from '../../../ops/edits/pages-showing.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import type { Config } from '../../../schemas/index.ts';
import { compared, type Draft, type Edit, edited, shipped } from '../plan/plan-of-edit.ts';

const planAfter = (edit: Edit, before: Config = shipped): Plan => compared(before, edited(before, edit));

/** What the plan says acts, and for how many; the headline never says that nobody notices. */
function actsOf(plan: Plan): string[] {
  expect(plan.withoutEffect).toEqual([]);
  for (const { count } of plan.acts) expect(count).toBeGreaterThan(0);
  for (const language of ['zh', 'en'] as const)
    expect(headline(plan, language)).not.toMatch(/没有访客会看到任何不同|No visitor sees|没有风险|No risk/);
  return plan.acts.map(({ act, value }) => `${act} ${value}`);
}
const actsAfter = (edit: Edit, before?: Config): string[] => actsOf(planAfter(edit, before));

/** A page without a form opens a page with one in a sheet; no route shows that page. */
const withSheet: Draft = edited(shipped, ({ pages, forms, endpoints }) => {
  endpoints.endpoints.quick = { ...endpoints.endpoints.carValuation, conversion: true };
  const [field] = forms['form-package'].fields.filter(({ kind }: Draft) => kind === 'personName');
  forms.quick = {
    ...forms['car-valuation'],
    id: 'quick',
    endpoint: 'quick',
    fields: [field],
    oneTap: forms['sms-login'].oneTap,
  };
  pages.sheet = {
    id: 'sheet',
    title: '估价',
    outcomes: [],
    body: [{ type: 'form', id: 'ask', form: 'quick' }],
  };
  pages['not-found'].body.push({
    type: 'button',
    id: 'value',
    label: '估价',
    action: { do: 'openPage', page: 'sheet' },
  });
});

describe('the form of a sheet', () => {
  it('is met by the visitors of the page that opens it: its call', () => {
    const plan = planAfter(({ endpoints }) => {
      endpoints.endpoints.quick.path = '/v9/car/elsewhere';
    }, withSheet);
    expect(actsOf(plan)).toEqual(['call endpoints quick path']);
    expect(plan.risks.map(({ risk, count }) => [risk, count])).toEqual([
      ['call-changed', plan.acts[0]?.count],
    ]);
  });

  it.each<[Act, string]>([
    ['limit', 'site/limits/personName'],
    ['limit', 'site/limits/text'],
    ['oneTap', 'site/oneTap/script'],
    ['storage', 'site/draft/minutes'],
    ['storage', 'site/lead/rememberMinutes'],
    ['tracker', 'trackers/record/hosts'],
    ['conversion', 'endpoints/endpoints/quick/conversion'],
  ])('is met by the visitors of the page that opens it: %s %s', (act, path) => {
    const reach = reachOfAct(act, path.split('/'), [shipped, withSheet]);
    expect(reach.of === 'pages' && [...reach.pages]).toEqual(expect.arrayContaining(['sheet', 'not-found']));
  });

  it('that nobody opens any more reaches those who met it before', () => {
    const plan = planAfter(({ endpoints, pages }) => {
      endpoints.endpoints.quick.path = '/v9/car/elsewhere';
      pages['not-found'].body.pop();
    }, withSheet);
    expect(actsOf(plan)).toEqual(['call endpoints quick path']);
  });
});

describe('an endpoint that only the code calls', () => {
  it.each<[string, unknown]>([
    ['conversion', true],
    ['lead', true],
    ['stores', 'login'],
    ['leadNumber', '/id'],
  ])('reaches everyone with a new value: %s', (key, value) => {
    expect(
      actsAfter(({ endpoints }) => {
        endpoints.endpoints.regionList[key] = value;
      }),
    ).toEqual([`${key === 'conversion' ? 'conversion' : 'call'} endpoints regionList ${key}`]);
  });

  it('reaches everyone with the record of its conversion', () => {
    const counted = edited(shipped, ({ endpoints }) => {
      endpoints.endpoints.regionList.conversion = true;
    });
    expect(reachOfAct('tracker', ['trackers', 'record', 'hosts'], [counted]).of).toBe('everyone');
    expect(reachOfAct('tracker', ['trackers', 'record', 'hosts'], [shipped]).of).toBe('pages');
  });

  it('reaches everyone, whatever else has its name', () => {
    const named = edited(shipped, ({ pages }) => {
      pages['not-found'].body[0].id = 'userGet';
    });
    for (const id of ['userGet', 'kuaishouReport'])
      expect(reachOfAct('call', ['endpoints', 'endpoints', id, 'path'], [named]).of).toBe('everyone');
  });
});

describe('another contract', () => {
  const risksOf = (plan: Plan) => plan.risks.map(({ risk }) => risk);

  it('of one endpoint is a risk of those who meet its call, also where nothing was stated before', () => {
    const plan = planAfter(({ endpoints }) => {
      endpoints.endpoints.quick.body = 'json';
    }, withSheet);
    expect(actsOf(plan)).toEqual(['call endpoints quick body']);
    expect(risksOf(plan)).toEqual(['call-changed']);
  });
  it('of all endpoints is a risk of everyone', () => {
    const plan = planAfter(({ endpoints }) => {
      endpoints.contract = { token: { header: 'Authorization' } };
    });
    expect(reachOfAct('call', ['endpoints', 'contract', 'token'], [shipped]).of).toBe('everyone');
    expect(risksOf(plan)).toEqual(['call-changed']);
  });
  it('of a new endpoint is none: nobody has called it', () => {
    const plan = planAfter(({ endpoints, forms }) => {
      endpoints.endpoints.fresh = { ...endpoints.endpoints.carValuation, method: 'PUT' };
      forms['car-valuation'].endpoint = 'fresh';
    });
    expect(plan.acts.map(({ act }) => act)).toContain('call');
    expect(risksOf(plan)).not.toContain('call-changed');
  });
  it('an example is read by the sandbox alone', () => {
    const plan = planAfter(({ endpoints }) => {
      endpoints.endpoints.carValuation.example = { low: 1 };
    });
    expect([plan.acts, plan.risks]).toEqual([[], []]);
  });
});

it('an endpoint that nothing calls reaches nobody', () => {
  const plan = planAfter(({ endpoints }) => {
    endpoints.endpoints.spare = { path: '/v3/user/spare', payload: 'form', codes: [200] };
  });
  expect(plan.acts).toEqual([]);
  expect(plan.withoutEffect).toHaveLength(1);
});

it('the time for which a sent form is remembered reaches pages that tell what became of it', () => {
  const pagesOf = (path: string[]) => {
    const reach = reachOfAct('storage', path, [shipped]);
    return reach.of === 'pages' ? [...reach.pages] : [];
  };
  const remembered = pagesOf(['site', 'lead', 'rememberMinutes']);
  expect(remembered).toEqual(expect.arrayContaining(['success-download', 'fail-page', 'form-package']));
  expect(pagesOf(['site', 'draft', 'minutes'])).not.toContain('fail-page');
});

it('a conversion reaches pages whose forms send its lead, not those that only tell what became of it', () => {
  for (const [act, path] of [
    ['conversion', 'endpoints/endpoints/formSave/conversion'],
    ['tracker', 'trackers/record/address'],
  ] as const) {
    const reach = reachOfAct(act, path.split('/'), [shipped]);
    const pages = reach.of === 'pages' ? [...reach.pages] : [];
    expect(pages, act).toEqual(expect.arrayContaining(['form-package', 'form-package-simple']));
    expect(pages, act).not.toContain('gongzhonghao');
    expect(pages, act).not.toContain('fail-page');
  }
});

describe('an ad network and its click id', () => {
  const channelsOf = (path: string) => {
    const reach = reachOfAct('tracker', path.split('/'), [shipped]);
    return reach.of === 'channels' ? [...reach.channels] : reach.of;
  };
  const { channels } = shipped.channels;
  const withAds = (has: (ads: { network?: string; searchAdvertiser?: boolean }) => boolean) =>
    Object.keys(channels).filter((number) => has(channels[number]?.ads ?? {}));

  it('reach the channels that name the network, with each of its commands', () => {
    const ofTencent = withAds(({ network }) => network === 'tencent');
    expect(ofTencent.length).toBeGreaterThan(0);
    for (const key of ['start/1/1', 'conversion/0', 'global', 'shape'])
      expect(channelsOf(`trackers/networks/tencent/${key}`)).toEqual(ofTencent);
    const ofSearch = withAds(({ searchAdvertiser }) => searchAdvertiser === true);
    expect(channelsOf('trackers/searchAdvertiser/pageView/0')).toEqual(ofSearch);
  });

  it('reach everyone with what is stored of an address, and for how long', () => {
    expect(channelsOf('trackers/clickIds/bd_vidUrl/parameters/0')).toBe('everyone');
    expect(reachOfAct('storage', ['trackers', 'clickIds', 'bd_vidUrl', 'days'], [shipped]).of).toBe(
      'everyone',
    );
    expect(
      actsAfter(({ trackers }) => {
        trackers.clickIds.bd_vidUrl.days = 30;
      }),
    ).toEqual(['storage trackers clickIds bd_vidUrl days']);
  });

  it('that is added to a config without any reaches its channels', () => {
    const few = edited(shipped, ({ hosts }) => {
      hosts.hosts = { default: hosts.hosts.default };
    });
    const none = edited(few, (config) => {
      config.trackers = { networks: {} };
      for (const one of Object.values<Draft>(config.channels.channels)) delete one.ads;
    });
    const plan = compared(none, few);
    expect(plan.acts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        'trackers networks tencent conversion',
        'trackers searchAdvertiser pageView',
        'trackers record address',
      ]),
    );
  });
});

describe('a text of no page', () => {
  const pagesOf = (id: string, config: Config) => {
    const reach = reachOfAct('text', ['messages', 'messages', id], [shipped, config]);
    return reach.of === 'pages' ? [...reach.pages].sort() : reach.of;
  };
  const own = edited(shipped, ({ messages, forms, pages }) => {
    messages.messages['valuation.late'] = '今天的名额已满';
    const block = pages['car-valuation'].body.find(({ type }: Draft) => type === 'form');
    block.onResult.cases.push({ code: 4999, stay: 'valuation.late' });
    messages.messages['city.same'] = '两个城市不能相同';
    forms['form-package'].comparisons = [{ field: 'a', is: 'not', to: 'b', message: 'city.same' }];
  });

  it('reaches the visitors of the only page that names it, and of those that open that page', () => {
    expect(pagesOf('valuation.late', own)).toEqual([...pagesShowing(own, 'car-valuation')].sort());
    const plan = compared(shipped, own);
    const [act] = plan.acts.filter(({ value }) => value === 'messages valuation.late');
    expect(act?.count).toBeLessThan(plan.situations);
  });
  it('reaches the pages of a form that names it', () => {
    expect(pagesOf('city.same', own)).toContain('form-package');
    expect(pagesOf('city.same', own)).not.toContain('not-found');
  });
  it('reaches everyone where code or a row of the navigation shows it', () => {
    expect(pagesOf('action.retry', own)).toBe('everyone');
    const byRow = edited(own, ({ navigation }) => {
      navigation.spare = { message: 'valuation.late' };
    });
    expect(pagesOf('valuation.late', byRow)).toBe('everyone');
  });
});
