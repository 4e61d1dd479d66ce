import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { type Intent, intentOf } from '../../../ops/plan/intent.ts';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { groupSentences } from '../../../ops/plan-report/sentences.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf, isFullRun } from '../../journeys/harness/matrix.ts';
import { root } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

const read = readConfig(root);
if (!read.config) throw new Error('the config that ships has errors');
const base = structuredClone(read.config) as Draft;
base.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, base.hosts.hosts[name]]));

function planAfter(edit: (config: Draft) => void, intent: Intent | null = null): Plan {
  const before = { ...read, config: base as Config };
  const after = { ...before, config: structuredClone(base) as Config };
  edit(after.config);
  return planOf({ before, after }, 'HEAD', intent);
}

const blockDefault = ({ site }: Draft) => {
  site.defaultChannel = '5813';
};

const channelsOf = ({ who }: Plan['risks'][number]): Set<string> | null => {
  const sets = 'anyOf' in who ? who.anyOf : [who];
  return sets.some(({ channel }) => !channel) ? null : new Set(sets.flatMap(({ channel }) => channel ?? []));
};

/**
 * The first edit of each kind of part: what a visit decides by, a form, a destination, a call, a channel and a brand. The
 * properties of tests/properties/ops/plan.test.ts edit the facts, and content-losses.test.ts what pages and routes show.
 */
const isFirstOfPart = firstOf(
  ([, , edit]: [string, string, (config: Draft) => void]) => /\w+/.exec(String(edit))?.[0],
);
const represented = ['flags-misread', 'form-lost', 'tracker-changed'];

describe('a plan names the risk of', () => {
  const risky: [string, string, (config: Draft) => void][] = [
    ['a default channel that is blocked', 'page-lost', blockDefault],
    [
      'a default channel whose settings are the same: calls and leads are those of another channel',
      'call-changed',
      ({ channels, site }) => {
        channels.channels['5819'] = {};
        site.defaultChannel = '5819';
      },
    ],
    [
      'an application that is misspelt',
      'flags-misread',
      ({ facts }) => {
        facts.channelInfo.application.values.ios = 'APP-IOSX';
      },
    ],
    [
      'a flag that is read where the server has none',
      'flags-misread',
      ({ facts }) => {
        facts.flags.succ_todo.pointer = '/h5_flow_info/success';
      },
    ],
    [
      'a list where visitors with a rejected token would log in',
      'login-lost',
      ({ site }) => {
        site.unauthorized = 'p4ListDownload';
      },
    ],
    [
      'a lead that is no conversion any more',
      'conversion-lost',
      ({ endpoints }) => {
        delete endpoints.endpoints.formSave.conversion;
      },
    ],
    [
      'a call with another path',
      'call-changed',
      ({ endpoints }) => {
        endpoints.endpoints.formSave.path = '/v4/user/formSave';
      },
    ],
    [
      'a form route that shows a page without a form',
      'form-lost',
      ({ routes }) => {
        routes.routes.formPackage.page = 'p4-list-download';
      },
    ],
    [
      'a form route that shows an error page',
      'page-lost',
      ({ routes }) => {
        routes.routes.formPackage.page = 'empty';
      },
    ],
    [
      'a form route that shows a form with a consent less',
      'consent-removed',
      ({ routes }) => {
        routes.routes.formPackage.page = 'form-package-simple';
      },
    ],
    [
      'a form that loses a field',
      'field-lost',
      ({ forms }) => {
        forms['form-package'].fields.shift();
      },
    ],
    [
      'a page that loses its form',
      'form-lost',
      ({ pages }) => {
        pages['form-package'].body = pages['form-package'].body.filter((one: Draft) => one.type !== 'form');
      },
    ],
    [
      'a form whose leads go elsewhere',
      'lead-elsewhere',
      ({ forms }) => {
        forms['form-package'].endpoint = 'questionSave';
      },
    ],
    [
      'a consent without its agreement',
      'agreement-lost',
      ({ forms }) => {
        for (const field of forms['form-package'].fields)
          if (field.links) field.links = field.links.filter((one: Draft) => one.page !== 'user-agreement');
      },
    ],
    [
      'a form page without its costs',
      'disclosure-lost',
      ({ pages }) => {
        pages['form-package'].body = pages['form-package'].body.filter(
          (one: Draft) => one.type !== 'costs' && one.type !== 'legalFooter',
        );
      },
    ],
    [
      'a destination that no longer tells what became of the form',
      'receipt-lost',
      ({ pages }) => {
        pages['p4-list-download'].body = pages['p4-list-download'].body.filter(
          (one: Draft) => one.type !== 'leadReceipt',
        );
      },
    ],
    [
      'a destination that tells of fewer forms',
      'receipt-lost',
      ({ pages }) => {
        for (const block of pages['fail-page'].body) block.forms?.pop();
      },
    ],
    [
      'another destination of saved forms, without a receipt',
      'receipt-lost',
      ({ destinations }) => {
        destinations.success.rules[0].go = 'loanCalculator';
      },
    ],
    [
      'a page that leads nowhere',
      'dead-end',
      ({ pages }) => {
        pages['fail-page'].body = pages['fail-page'].body.filter((one: Draft) =>
          ['brandBar', 'status', 'legalFooter'].includes(one.type),
        );
      },
    ],
    [
      'another telephone number for complaints',
      'disclosure-changed',
      ({ brands }) => {
        brands.brands['money-lending'].complaintPhone = '400-000-0199';
      },
    ],
    [
      'another annual rate',
      'disclosure-changed',
      ({ brands }) => {
        brands.brands['money-lending'].annualRate = '1%';
      },
    ],
    [
      'a login that is cleared',
      'token-lost',
      ({ channels }) => {
        channels.channels['5265'].relogin = true;
      },
    ],
    [
      'another time zone',
      'time-zone-changed',
      ({ site }) => {
        site.timeZone = 'Europe/Paris';
      },
    ],
    [
      'activations that are reported otherwise',
      'activation-changed',
      ({ site }) => {
        site.api.activationThrottleMs = 1;
      },
    ],
    [
      'an ad event with another name',
      'tracker-changed',
      ({ trackers }) => {
        trackers.networks.kuaishou.formEvent = 'other';
      },
    ],
  ];
  it.each(casesOfRun(risky, (one, at, all) => isFirstOfPart(one, at, all) && !represented.includes(one[1])))(
    '%s: %s',
    (_, code, edit) => {
      const plan = planAfter(edit);
      expect(plan.risks.map(({ risk }) => risk)).toContain(code);
      expect(headline(plan, 'zh')).not.toContain('没有风险');
    },
  );
});

describe.runIf(!isFullRun)('visitors without a channel', () => {
  let plan: Plan;
  beforeAll(() => {
    plan = planAfter(blockDefault);
  });

  inNpmTest('are the only ones whom another default channel concerns', () => {
    for (const risk of plan.risks) expect(channelsOf(risk)).toEqual(new Set(['-']));
  });

  inNpmTest(
    'have a witness without a channel, so that explain takes the default channel of each side',
    () => {
      for (const { witness } of plan.risks) expect(witness).not.toContain('--channel');
    },
  );

  inNpmTest('are concerned by an edit of the default channel, together with its own visitors', () => {
    const { groups } = planAfter(({ channels }) => {
      channels.channels['5818'].title = '新标题';
    });
    for (const { who } of groups) expect('anyOf' in who ? null : who.channel).toEqual(['5818', '-']);
    expect(groups.length).toBeGreaterThan(0);
  });
});

inNpmTest(
  'a row for the outcome of the catch-all page is compared, and no sentence says that visitors leave where they come',
  () => {
    const plan = planAfter(({ navigation }) => {
      navigation.rules.unshift({
        id: 'gone-home',
        when: { outcome: 'goHome', route: 'empty' },
        go: 'formPackage',
      });
    });
    expect(plan.changed).toBeGreaterThan(0);
    const sentences = groupSentences(
      plan.groups,
      plan,
      labelSourceOf({ ...read, config: base as Config }, 'zh'),
    );
    expect(sentences.length).toBeGreaterThan(0);
    for (const { text } of sentences) {
      const [, to = '', from = ''] = /现在到(\S+ \S+?)，不再到(.*)/.exec(text) ?? [];
      expect(to === '' || !from.split('、').includes(to)).toBe(true);
    }
  },
);

describe.runIf(!isFullRun)('an intent that names channels', () => {
  const intent = intentOf(['channel=5*']);
  const collateralAfter = (edit: (config: Draft) => void) =>
    planAfter(edit, intent).collateral?.map(({ what }) => what);

  inNpmTest('does not cover what acts for everybody', () => {
    const collateral = collateralAfter(({ site }) => {
      site.limits.text = 100;
    });
    expect(collateral).toEqual(['site limits text: 200 → 100']);
  });

  inNpmTest('covers what acts for these channels alone', () => {
    const collateral = collateralAfter(({ trackers }) => {
      trackers.networks.tencent.hosts = ['*.qq.com', '*.gtimg.cn'];
    });
    expect(collateral).toEqual([]);
  });
});

describe('what acts in every situation alike is reported with the visitors who meet it', () => {
  const acting: [string, (config: Draft) => void][] = [
    [
      'limit',
      ({ site }) => {
        site.limits.text = 100;
      },
    ],
    [
      'storage',
      ({ site }) => {
        site.draft.minutes = 5;
      },
    ],
    [
      'storage',
      ({ routes }) => {
        routes.routes.formPackage.keepAlive = !routes.routes.formPackage.keepAlive;
      },
    ],
    [
      'address',
      ({ site }) => {
        site.returnHosts = [];
      },
    ],
    [
      'text',
      ({ messages }) => {
        messages.messages['page.failed'] = '没有加载成功';
      },
    ],
  ];
  it.each(casesOfRun(acting, ([act]) => act === 'limit' || act === 'text'))(
    '%s: the headline says neither that there is no difference nor, but of texts, that there is no risk',
    (act, edit) => {
      const plan = planAfter(edit);
      expect(plan.acts.map((one) => one.act)).toEqual([act]);
      expect(plan.acts[0]?.count).toBeGreaterThan(0);
      expect(plan.withoutEffect).toEqual([]);
      expect(headline(plan, 'zh')).not.toContain('没有访客会看到任何不同');
      expect(headline(plan, 'zh').includes('没有风险')).toBe(act === 'text');
    },
  );

  inNpmTest.each<[string, (config: Draft) => void]>([
    [
      'a note changes nothing',
      ({ endpoints }) => {
        endpoints.endpoints.formSave.note = '备注';
      },
    ],
    [
      'the known codes of an endpoint, which no phone has, change nothing',
      ({ endpoints }) => {
        endpoints.endpoints.activeChannel.codes.push(5000);
        endpoints.endpoints.formSave.codes.push(4221);
      },
    ],
  ])('%s', (_, edit) => {
    const plan = planAfter(edit);
    expect([plan.acts, plan.notCompared, plan.risks]).toEqual([[], [], []]);
    expect(plan.withoutEffect.length).toBeGreaterThan(0);
    expect(headline(plan, 'zh')).toContain('没有访客会看到任何不同');
  });
});
