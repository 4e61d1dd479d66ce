import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { type AxisWords, productText, setText } from '../wording/extent-text.ts';
import { groupDigits, spaceText } from '../wording/plan-words.ts';
import type { ArrivalGroup, ChannelGroup } from './arrival-groups.ts';
import type { Found } from './find.ts';

const mostWays = 6;
const mostSets = 2;
const mostPaths = 4;
const mostPages = 20;

interface Printing {
  lang: Language;
  paint: Paint;
  words: AxisWords;
}

/** The visitors by kind of arrival, then one of them. */
export function printHuman(
  { count, situations, space, who, witness, pages }: Found,
  ways: readonly ArrivalGroup[],
  printing: Printing,
): string {
  const { lang, paint, words } = printing;
  const say = (zh: string, en: string) => (lang === 'zh' ? zh : en);
  const spaceLine = paint('dim', spaceText(space, lang, words));
  if (who === null) return `${say('没有任何访客。', 'Nobody.')}\n${spaceLine}\n`;
  const rest = ways.slice(mostWays);
  const restCount = groupDigits(rest.reduce((sum, way) => sum + way.count, 0));
  const lines = [
    say(
      `${groupDigits(situations)} 种情形中 ${groupDigits(count)} 种`,
      `${groupDigits(count)} of ${groupDigits(situations)} situations`,
    ),
    spaceLine,
    ...ways.slice(0, mostWays).flatMap((way) => wayLines(way, printing)),
    ...(rest.length > 0
      ? [
          say(
            `还有 ${rest.length} 种来法（${restCount}），--json 有全部`,
            `${rest.length} more ways to come (${restCount}), --json has all`,
          ),
        ]
      : []),
    ...pageLines(pages ?? [], lang),
    ...(witness ? [`  = ${visible(witness)}`] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function wayLines(way: ArrivalGroup, { lang, paint, words }: Printing): string[] {
  const rest = way.sets.length - mostSets;
  const more = lang === 'zh' ? `还有 ${rest} 组渠道，见 --json` : `${rest} more sets of channels, see --json`;
  return [
    `${paint('bold', visible(wayText(way, lang)))}  ${groupDigits(way.count)}`,
    ...way.sets.slice(0, mostSets).flatMap((set) => setLines(set, lang, words)),
    ...(rest > 0 ? [`    ${more}`] : []),
  ];
}

/** The channels of a group, and its largest part in full. */
function setLines({ channel, count, parts }: ChannelGroup, lang: Language, words: AxisWords): string[] {
  const all = lang === 'zh' ? '所有渠道' : 'all channels';
  const of = channel ? setText('channel', channel, lang, words) : all;
  const [largest] = parts;
  if (!largest) return [];
  const { channel: _, count: part, ...rest } = largest;
  const others = parts.length - 1;
  const further =
    lang === 'zh'
      ? `（${groupDigits(part)}，另有 ${others} 组）`
      : ` (${groupDigits(part)}, and ${others} more sets)`;
  const sentence = Object.keys(rest).length > 0 ? ` × ${productText(rest, lang, words)}` : '';
  return [`    ${visible(of)} (${groupDigits(count)})${visible(sentence)}${others > 0 ? further : ''}`];
}

function wayText({ kind, outcome, odd, paths }: ArrivalGroup, lang: Language): string {
  const zh = lang === 'zh';
  const rest = paths.length - mostPaths;
  const shown = paths.slice(0, mostPaths).join(', ');
  const more = rest <= 0 ? '' : zh ? ` 等 ${paths.length} 个地址` : ` and ${rest} more`;
  const where = shown + more;
  const text = {
    outcome: zh ? `${outcome} 之后（在 ${where}）` : `after ${outcome} (at ${where})`,
    elsewhere: zh ? `打开 ${where}` : `opening ${where}`,
    address: zh ? `直接打开该页的地址 ${where}` : `typing its own address ${where}`,
  }[kind];
  if (!odd) return text;
  return zh
    ? `${text}，带标记、特殊设备、应用名或答案`
    : `${text}, with a mark, another device, an app name or an answer`;
}

/** The pages that these visitors reach. */
function pageLines(pages: NonNullable<Found['pages']>, lang: Language): string[] {
  if (pages.length === 0) return [];
  const rest = pages.length - mostPages;
  const width = Math.max(...pages.map(({ count }) => groupDigits(count).length));
  return [
    lang === 'zh' ? '他们到达的页面' : 'pages that they reach',
    ...pages
      .slice(0, mostPages)
      .map(({ page, count }) => `    ${groupDigits(count).padStart(width)}  ${visible(page)}`),
    ...(rest > 0 ? [lang === 'zh' ? `    还有 ${rest} 页` : `    ${rest} more pages`] : []),
  ];
}
