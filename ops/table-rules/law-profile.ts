import {
  type Config,
  type LawProfile,
  type LawProfileName,
  lawProfiles,
  type PageSchema,
} from '../../schemas/index.ts';
import { isLandingKind } from '../../schemas/names/route-kinds.ts';
import { containedBlocks } from '../config/contained-blocks.ts';
import { leafBlocksOf } from '../config/leaf-blocks.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { isShownWithout, type ShownPart } from '../field-values/shown-without.ts';
import { member } from '../json/json-values.ts';
import { lawDemandWords } from '../law/demand-words.ts';
import { pagesWithoutContact } from '../law/privacy-contact.ts';
import { hostsWithRoute } from '../tables/decision-points.ts';
import { list, quote, type Text } from '../text/text.ts';

/** What the profile of law in site.json asks for, and the config lacks; a config that offers loans has a loan profile. */
export const lawProfile = defineRule({
  code: 'law-profile',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '配置不符合 site.json 里 law 写明的法规要求，或提供贷款却没有选贷款的法规要求',
      en: 'the config lacks what the profile `law` of site.json asks for, or offers loans under a profile that is not for loans',
    },
    why: {
      zh: '访客看不到法律要求写明的内容：备案号、年化利率、投诉电话等',
      en: 'visitors are not told what the law asks for, such as registration, annual rate and whom to complain to',
    },
    example: { file: 'definitions/site.json', good: '"law": "loan-cn"', bad: '"law": "none"' },
  },
  needs: ['site', 'hosts', 'brands', 'routes', 'pages', 'forms'],
  run: ({ config }) => {
    const name = config.site.law;
    const profile: LawProfile = lawProfiles[name];
    return [
      ...brandsWithout(config, name, profile),
      ...entriesWithout(config, name, profile),
      ...(profile.loans ? [] : loansOffered(config, name)),
    ];
  },
});

function brandsWithout(config: Config, law: LawProfileName, profile: LawProfile): Violation[] {
  const silent = profile.brand.includes('privacyContact') ? pagesWithoutContact(config) : [];
  return Object.entries(config.brands.brands).flatMap(([id, brand]) => {
    const missing = profile.brand.filter((field) =>
      field === 'privacyContact' ? silent.length > 0 && brand.complaintPhone === '' : brand[field] === '',
    );
    if (missing.length === 0) return [];
    return [
      {
        message: {
          zh: `品牌 ${quote(id)} 缺少${list(missing.map((field) => lawDemandWords[field].zh)).zh}, 法规要求 ${law} 必须写明`,
          en: `brand ${quote(id)} has no ${list(missing.map((field) => lawDemandWords[field].en)).en}, which the profile ${law} asks for`,
        },
        help: helpFor(missing, silent),
        file: 'brands.json',
        pointer: `/brands/${id}`,
        key: true,
      },
    ];
  });
}

function helpFor(missing: LawProfile['brand'], silent: readonly string[]): Text {
  const names = list(missing.filter((field) => field !== 'privacyContact').map((field) => quote(field)));
  const pages = list(silent.map(quote));
  if (!missing.includes('privacyContact')) return { zh: `写上 ${names.zh}`, en: `write ${names.en}` };
  return {
    zh: `在页面 ${pages.zh} 之一写明邮箱或电话，或放一张表单；没有写自己的页面时，写在表单 receipt 的 withdraw 里；也可以给品牌写上 "complaintPhone"`,
    en: `name an address of mail or a telephone, or put a form, on one of the pages ${pages.en}; where they are the default pages, name it in "withdraw" of the form's receipt; or write "complaintPhone" of the brand`,
  };
}

/** The pages at which visitors arrive, each once: of entries, and of the routes to which `/` leads. */
function entryPages(config: Config): string[] {
  const roots = new Set(Object.values(config.hosts.hosts).map(({ root }) => root));
  const pages = Object.entries(config.routes.routes).flatMap(([name, { kind, page }]) => {
    const isEntry = isLandingKind(kind) || roots.has(name);
    return isEntry && hostsWithRoute(config, name).length > 0 ? [page] : [];
  });
  return [...new Set(pages)];
}

interface ShownBlock {
  type: string;
  /** The block and what it stands in, for their conditions. */
  parts: ShownPart;
}

/** What visitors see of a page without a press: nothing of popups and lead receipts, and of tabs the first. */
const shownOnArrival = (body: PageSchema['body']): ShownBlock[] =>
  body.flatMap((block): ShownBlock[] => {
    if (block.type === 'popup' || block.type === 'leadReceipt') return [];
    const [first, ...others] = containedBlocks(block);
    const lists = block.type === 'tabs' ? [first] : [first, ...others];
    const inner = lists.flatMap((one) => one?.blocks ?? []);
    return [
      { type: block.type, parts: [block] },
      ...inner.map((leaf) => ({ type: String(member(leaf, 'type')), parts: [block, leaf] })),
    ];
  });

const everyone = { facts: new Map(), answers: new Map() };

const entriesWithout = (config: Config, law: LawProfileName, profile: LawProfile): Violation[] =>
  entryPages(config).flatMap((id) => {
    const page = config.pages[id];
    const shown = page ? shownOnArrival(page.body) : [];
    const missing = profile.entryBlocks.filter((type) =>
      isShownWithout(
        everyone,
        shown.flatMap((one) => (one.type === type ? [one.parts] : [])),
        [],
      ),
    );
    if (!page || missing.length === 0) return [];
    const names = list(missing.map(quote));
    const isForSome = missing.every((type) => shown.some((one) => one.type === type));
    return [
      {
        message: {
          zh: `访客由此进入的页面${isForSome ? '不是都有' : '没有'} ${names.zh} 块, 法规要求 ${law} 必须有`,
          en: `visitors arrive at this page, and ${isForSome ? 'not all of them see a' : 'it has no'} block ${names.en}, which the profile ${law} asks for`,
        },
        help: isForSome
          ? { zh: '去掉它的 showWhen', en: 'remove its showWhen' }
          : { zh: `在 body 末尾加上 ${names.zh}`, en: `add ${names.en} to the end of its body` },
        file: `definitions/pages/${id}.json`,
        pointer: '/body',
        key: true,
      },
    ];
  });

/** Blocks that show loans. */
const loanBlocks: ReadonlySet<string> = new Set(['productList', 'product', 'calculator']);

function loansOffered(config: Config, law: LawProfileName): Violation[] {
  const loanProfiles = Object.entries(lawProfiles).flatMap(([name, { loans }]) => (loans ? [name] : []));
  const help: Text = {
    zh: `提供贷款的配置要写 "law": ${loanProfiles.map(quote).join(' / ')}`,
    en: `a config that offers loans has "law": ${loanProfiles.map(quote).join(' or ')}`,
  };
  const rates = Object.entries(config.brands.brands).find(([, { annualRate }]) => annualRate !== '');
  const offer = Object.entries(config.pages)
    .flatMap(([id, { body }]) => leafBlocksOf(body).map((one) => ({ id, ...one })))
    .find(({ block }) => loanBlocks.has(block.type));
  if (!rates && !offer) return [];
  const what: Text = offer
    ? {
        zh: `页面 ${quote(offer.id)} 有贷款的块 ${quote(offer.block.type)}`,
        en: `page ${quote(offer.id)} has ${quote(offer.block.type)}, a block of loans`,
      }
    : {
        zh: `品牌 ${quote(rates?.[0] ?? '')} 有年化利率`,
        en: `brand ${quote(rates?.[0] ?? '')} has an annual rate`,
      };
  return [
    {
      message: {
        zh: `${what.zh}, 但法规要求 ${law} 不是贷款的`,
        en: `${what.en}, but the profile ${law} is not for loans`,
      },
      help,
      file: 'definitions/site.json',
      pointer: '/law',
    },
  ];
}
