import type { AtResults } from '../acts/at-results.ts';
import { nameOfFact } from '../acts/renamed-stored-names.ts';
import { lawDemandWords } from '../law/demand-words.ts';
import { type LawDemand, lawDifference } from '../law/law-demands.ts';
import type { ReportedAct } from '../plan/report-acts.ts';
import type { Language, Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import { actWords } from '../wording/act-words.ts';
import { factReadingText } from './fact-reading-words.ts';

/** Characters of a value that are shown. */
const mostCharacters = 80;

const shortened = (value: string | null): string => {
  if (value === null) return '-';
  return value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value;
};

/** `接口 endpoints formSave path：/v3/user/formSave → /v4/user/formSave` */
export function actText({ act, edit, value, before, after, atResults }: ReportedAct, lang: Language): string {
  const sides = `${shortened(before)} → ${shortened(after)}`;
  if (edit.path[0] === 'forms') return renamedFormText(sides)[lang];
  if (act === 'storage' && edit.path[3] === nameOfFact) return renamedFactText(sides)[lang];
  const what =
    act === 'application'
      ? factReadingText(value.split(' ').slice(1), lang)
      : `${actWords[act][lang]} ${act === 'picture' ? value.replace(/^\S+ /, '') : value}`;
  const told = `${what}${lang === 'zh' ? '：' : ': '}${sides}`;
  if (atResults) return `${told}${lang === 'zh' ? '；' : '; '}${atResultsText([atResults], lang)}`;
  return act === 'law' ? `${told}${lawText(before, after)[lang]}` : told;
}

/** `只有收到返回码 4001、4002 的访客看到`: the results of calls, and the rows that hold visitors, at which alone texts are shown. */
export function atResultsText(all: readonly AtResults[], lang: Language): string {
  const codes = new Set(all.flatMap((one) => one.codes));
  const named = [...codes].filter((code) => !Object.hasOwn(namelessCodes, code)).sort();
  const others = Object.entries(namelessCodes).flatMap(([code, text]) =>
    codes.has(code) ? [text[lang]] : [],
  );
  const rows = [...new Set(all.flatMap((one) => one.rows))].map((row) => heldBy(row)[lang]);
  if (lang === 'zh') {
    const what = [...(named.length > 0 ? [`收到返回码 ${named.join('、')} `] : []), ...others, ...rows];
    return `只有${what.join('或')}的访客看到`;
  }
  const what = [...(named.length > 0 ? [`get result code ${named.join(', ')}`] : []), ...others, ...rows];
  return `seen only by visitors who ${what.join(' or ')}`;
}

const heldBy = (row: string): Text => ({
  zh: `被导航规则“${visible(row)}”留在原页`,
  en: `are held on their page by the navigation row “${visible(row)}”`,
});

const namelessCodes: Readonly<Record<string, Text>> = {
  otherwise: { zh: '收到其他返回码', en: 'get another result code' },
  unanswered: { zh: '没有收到答复', en: 'get no answer' },
};

/** Of a form, only another id acts. */
const renamedFormText = (sides: string): Text => ({
  zh: `本机保存 表单改名 ${sides}：正在填写或已经提交的访客，手机里保存的答案、步骤和提交结果读不到了，可能重复提交`,
  en: `storage, form renamed ${sides}: visitors in the middle of it lose the answers, the step and the result that their phones have stored, and may send it twice`,
});

const renamedFactText = (sides: string): Text => ({
  zh: `本机保存 事实改名 ${sides}：手机改以新的名字保存它，产品里按旧名字读它的其他页面读不到了`,
  en: `storage, fact renamed ${sides}: phones store it by its new name, and other pages of the product that read the old one do not find it`,
});

/** `；不再要求：年化利率；新要求：不提供贷款` */
function lawText(before: string | null, after: string | null): Text {
  const { dropped, added } = lawDifference(before, after);
  const named = (demands: readonly LawDemand[], title: Text): Text => ({
    zh: demands.length > 0 ? `；${title.zh}：${demands.map((one) => lawDemandWords[one].zh).join('、')}` : '',
    en: demands.length > 0 ? `; ${title.en}: ${demands.map((one) => lawDemandWords[one].en).join(', ')}` : '',
  });
  const [less, more] = [
    named(dropped, { zh: '不再要求', en: 'no longer asked for' }),
    named(added, { zh: '新要求', en: 'now asked for' }),
  ];
  return { zh: less.zh + more.zh, en: less.en + more.en };
}
