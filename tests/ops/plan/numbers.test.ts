import { beforeAll, describe, expect, it } from 'vitest';
import { shellWords } from '../../../console/ui/shell/shell-words.ts';
import { shortReach } from '../../../console/ui/shell/short-reach.ts';
import { causeGroupsOf } from '../../../ops/plan/cause-groups.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import { headline, reachHead } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { printHuman } from '../../../ops/plan-report/print-human.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { printMarkdown } from '../../../ops/plan-report/print-md.ts';
import { groupSentences } from '../../../ops/plan-report/sentences.ts';
import { sayIn } from '../../../ops/text/say.ts';
import type { Config } from '../../../schemas/index.ts';
import { compared, edited, read, shipped } from './plan-of-edit.ts';

type Edit = (config: Config) => void;
const brandOf = (config: Config) => config.brands.brands.instalment as { logo: string };
const edits: Record<string, Edit> = {
  'a logo': (config) => {
    brandOf(config).logo = '/assets/brands/money-lending/logo.svg';
  },
  'a channel that is stopped': ({ channels }) => {
    Object.assign(channels.channels['5265'] ?? {}, { blocked: true });
  },
  'a new channel': ({ channels }) => {
    Object.assign(channels.channels, { 5999: { title: '新渠道' } });
  },
  'a channel that is taken out': ({ channels }) => {
    delete (channels.channels as Record<string, unknown>)['5265'];
  },
  'a city rule': ({ cities }) => {
    Object.assign(cities.rules['chengdu-download']?.set ?? {}, { succ_todo: 5 });
  },
  'a host': ({ hosts }) => {
    Object.assign(hosts.hosts['m.example'] ?? {}, { brand: { id: 'quick-loan' } });
  },
};

describe.each(Object.entries(edits))('of %s', (_, edit) => {
  let plan: Plan;
  let source: ReturnType<typeof labelSourceOf>;
  beforeAll(() => {
    const after = edited(shipped, edit);
    plan = compared(shipped, after);
    source = labelSourceOf({ ...read, config: after }, 'zh');
  });

  it('the first line, the badge, the sentences and JSON have the same number of channels', () => {
    const { groups, space } = JSON.parse(printJson(plan)) as Pick<Plan, 'groups' | 'space'>;
    const sets = groups.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
    const isAll = sets.some(({ channel }) => channel === undefined);
    const named = new Set(sets.flatMap(({ channel }) => channel ?? []));
    const others = { '*': '未收录的渠道', '-': '未带渠道号' };
    const listed = [...named].filter((one) => !Object.hasOwn(others, one)).length;
    const channels = isAll ? space.channel - 2 : listed;
    const beside = Object.entries(others).flatMap(([name, words]) =>
      isAll || named.has(name) ? [words] : [],
    );
    const head = `影响 ${[`${channels} 个渠道`, ...beside].join('、').replace(/、(?=[^、]*$)/, '和')}、`;
    expect(reachHead(plan, 'zh').startsWith(head)).toBe(true);
    for (const text of [headline(plan, 'zh'), printHuman(plan, source, (_style, text) => text)])
      expect(text.startsWith(head)).toBe(true);
    expect(printMarkdown(plan, source).startsWith(`## funnel plan: ${head}`)).toBe(true);
    expect(shortReach(reachOf(plan), sayIn(shellWords, 'zh'))).toContain(`影响 ${channels} 个渠道`);
    const [first] = causeGroupsOf(plan.groups).flatMap((cause) => groupSentences(cause.groups, plan, source));
    const inSentence = / 等 (\d+) 个渠道/.exec(first?.text.split('（')[0] ?? '')?.[1];
    if (inSentence !== undefined) expect(Number(inSentence)).toBe(channels);
  });

  it('the situations of the groups are exactly the changed ones', () => {
    const { groups, changed } = JSON.parse(printJson(plan)) as Plan;
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(changed);
  });

  it('the size of the space includes the value for unlisted channels', () => {
    expect(printHuman(plan, source, (_style, text) => text)).toContain(
      `${plan.space.channel} 渠道（含未收录的和不带渠道号的）`,
    );
  });
});
