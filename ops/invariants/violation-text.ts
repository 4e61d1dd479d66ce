import type { Invariant } from '../../schemas/index.ts';
import { quote, type Text } from '../text/text.ts';
import type { Claim, Violation } from './claims.ts';
import type { ReachStep } from './reached-pages.ts';

/** The requirement in both languages: `中文 | English`. */
export function requirementOf({ about }: Invariant): Text {
  const [zh = about, en = zh] = about.split(' | ');
  return { zh, en };
}

/** How a visitor breaks an invariant, as one clause. */
export function violationText({ claim, reached, form }: Violation): Text {
  const way = ways[reached.step];
  const page = quote(reached.page);
  if (!form) return { zh: `访客${way.zh} ${page}`, en: `a visitor ${way.en} ${page}` };
  const names = form.names.map(quote).join(', ');
  const what =
    formTexts[claim.effect === 'asks' ? 'asks' : 'calls'][claim.quantifier === 'always' ? 'lacks' : 'has'];
  const where: Text =
    form.of.form === null
      ? { zh: `页面 ${page}`, en: `the page ${page}` }
      : {
          zh: `页面 ${page} 的表单 ${quote(form.of.form)}`,
          en: `the form ${quote(form.of.form)} of the page ${page}`,
        };
  return { zh: `${where.zh} ${what.zh} ${names}`, en: `${where.en} ${what.en} ${names}` };
}

const ways: Record<ReachStep, Text> = {
  landing: { zh: '停在页面', en: 'lands on the page' },
  afterLogin: { zh: '登录之后到达页面', en: 'reaches after a login the page' },
  success: { zh: '经去向 success 到达页面', en: 'reaches by the destination success the page' },
  failure: { zh: '经去向 failure 到达页面', en: 'reaches by the destination failure the page' },
  skipForm: { zh: '经去向 skipForm 到达页面', en: 'reaches by the destination skipForm the page' },
};

const formTexts: Record<'asks' | 'calls', Record<'has' | 'lacks', Text>> = {
  asks: {
    has: { zh: '征求同意', en: 'asks for the consent' },
    lacks: { zh: '没有征求同意', en: 'does not ask for the consent' },
  },
  calls: { has: { zh: '调用接口', en: 'calls' }, lacks: { zh: '没有调用接口', en: 'does not call' } },
} satisfies Record<Exclude<Claim['effect'], 'lands' | 'reaches'>, unknown>;
