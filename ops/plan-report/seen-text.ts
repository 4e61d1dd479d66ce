import type { Plan } from '../plan/plan.ts';
import { ofSomebody, type Reach, type Reaching, reachIn } from '../plan/reach.ts';
import type { Language } from '../text/text.ts';
import { groupDigits } from '../wording/plan-words.ts';
import { reachText } from '../wording/reach-text.ts';
import { atResultsText } from './act-text.ts';
import { onlyDirectlyText } from './only-directly-text.ts';

type Seen = Pick<Plan, 'pages' | 'acts'> & Reaching;

/** The pages that differ and that visitors reach. */
export const reachedPagesIn = ({ pages }: Pick<Plan, 'pages'>): Plan['pages'] =>
  pages.filter(({ count }) => count > 0);

/** Texts of no page, such as messages, are on no list of pages. */
const textsIn = ({ acts }: Pick<Plan, 'acts'>): Plan['acts'] => acts.filter(({ act }) => act === 'text');

/** `2 个页面文件（含所用表单）有改动，看到的是 3 个渠道、16 个站点的访客`; empty where no page differs. */
export function pageFilesText(plan: Seen, lang: Language): string {
  const pages = reachedPagesIn(plan);
  if (pages.length === 0) return '';
  const text =
    lang === 'zh'
      ? `${pages.length} 个页面文件（含所用表单）有改动`
      : `${number(pages.length, 'page file differs', 'page files differ')} (with the forms on them)`;
  const seen = ofSomebody(pages, plan);
  const directly = onlyDirectlyText(pages, plan, lang);
  if (seen.length === 0) return `${text}${directly}`;
  const who = reachText(reachIn(seen, plan), lang);
  return lang === 'zh'
    ? `${text}，看到的是 ${who}的访客${directly}`
    : `${text}, seen by visitors of ${who}${directly}`;
}

/**
 * What differs without anybody ending elsewhere, and who sees it, for a badge: `2 页有改动，121 个渠道等的访客看到`. Empty
 * where no page and no text differs.
 */
export function seenHead(plan: Seen, lang: Language): string {
  const [pages, texts] = [reachedPagesIn(plan), textsIn(plan)];
  const what = whatDiffers(pages.length, texts.length, lang);
  const [always, atResults] = [texts.filter((one) => !one.atResults), texts.filter((one) => one.atResults)];
  const differing = [...pages, ...always];
  const results = resultsText(atResults, differing.length > 0, lang);
  const seen = ofSomebody(differing, plan);
  if (seen.length === 0) return `${what}${onlyDirectlyText(differing, plan, lang)}${results}`;
  const who = channelsText(reachIn(seen, plan), plan, lang);
  // Who reaches a page is compared; whoever could come across a text of no page may never do so.
  const mayOnly = always.length > 0;
  if (lang === 'zh') return `${what}，${who}的访客${mayOnly ? '可能看到' : '看到'}${results}`;
  return `${what}, ${mayOnly ? 'may be seen' : 'seen'} by visitors of ${who}${results}`;
}

/** Of whom a result code is the answer, nothing is compared: no number of visitors is told. */
function resultsText(texts: Plan['acts'], isBesideOthers: boolean, lang: Language): string {
  if (texts.length === 0) return '';
  const told = atResultsText(
    texts.flatMap(({ atResults }) => atResults ?? []),
    lang,
  );
  const which = isBesideOthers ? whichTexts(texts.length, lang) : '';
  return lang === 'zh' ? `，${which}${told}` : `, ${which}${told}`;
}

const whichTexts = (texts: number, lang: Language): string =>
  lang === 'zh' ? `其中 ${texts} 处文字` : `${number(texts, 'text', 'texts')} of them `;

function whatDiffers(pages: number, texts: number, lang: Language): string {
  const isChinese = lang === 'zh';
  const parts = [
    ...(pages > 0 ? [isChinese ? `${pages} 页` : number(pages, 'page', 'pages')] : []),
    ...(texts > 0 ? [isChinese ? `${texts} 处文字` : number(texts, 'text', 'texts')] : []),
  ];
  if (parts.length === 0) return '';
  if (isChinese) return `${parts.join('、')}有改动`;
  return `${parts.join(' and ')} ${pages + texts === 1 ? 'differs' : 'differ'}`;
}

/** Channels in a few words: `所有渠道`, `121 个渠道等`. */
function channelsText(reach: Reach, { space }: Reaching, lang: Language): string {
  const { channels, isUnlisted, isWithoutChannel } = reach;
  const isChinese = lang === 'zh';
  if (isUnlisted && isWithoutChannel && channels + 2 === space.channel) {
    return isChinese ? '所有渠道' : 'all channels';
  }
  if (channels > 0) {
    const isMore = isUnlisted || isWithoutChannel;
    if (isChinese) return `${groupDigits(channels)} 个渠道${isMore ? '等' : ''}`;
    return `${number(channels, 'channel', 'channels')}${isMore ? ' and more' : ''}`;
  }
  if (isUnlisted) return isChinese ? '未收录的渠道' : 'channels not listed';
  return isChinese ? '未带渠道号' : 'no channel';
}

const number = (of: number, one: string, several: string): string =>
  of === 1 ? `1 ${one}` : `${groupDigits(of)} ${several}`;
