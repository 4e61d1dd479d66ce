import { type Config, codeEndpoints, type Field, type Form, type PageSchema } from '../../schemas/index.ts';
import { formsOnPage, receiptsOn, type ToldForm } from '../edits/page-blocks.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import { withEntries } from '../field-values/form-scopes.ts';
import { eachString } from '../json/json-values.ts';
import { noChannel } from '../situations/situation-space.ts';
import type { Act } from './act.ts';
import { isTextOfCode, kindOfText } from './texts-of-code.ts';

/**
 * The visitors who meet an act: everyone, those with a token, or those of some pages, channels or applications. Pages are
 * those that show it, also in a sheet.
 */
export type ActReach =
  | { of: 'everyone' }
  | { of: 'tokenHolders' }
  | { of: 'pages'; pages: ReadonlySet<string> }
  | { of: 'channels'; channels: ReadonlySet<string> }
  | { of: 'fact'; fact: string; values: ReadonlySet<string> };

const everyone: ActReach = { of: 'everyone' };

/** The field kinds that a group of limits is about; any other limit is about every form. */
const kindsOfLimit: Readonly<Record<string, Field['kind']>> = {
  sms: 'smsCode',
  mobile: 'mobile',
  personName: 'personName',
};

/**
 * Whom a changed value reaches; where that is not known exactly, more than it really does.
 * @param configs - both revisions: who meets the value in one of them is reached
 */
export function reachOfAct(act: Act, path: readonly string[], configs: readonly Config[]): ActReach {
  if (act === 'tracker') return reachOfTracker(path, configs);
  if (act === 'application') return reachOfFact(path, configs);
  if (act === 'answer') return reachOfAnswer(path, configs);
  if (act === 'oneTap') return onPages(configs, ({ forms }) => forms.some((form) => form.oneTap));
  if (act === 'linkLogin' && path[0] === 'channels') {
    return { of: 'channels', channels: new Set(path.slice(2, 3)) };
  }
  // What the file says of all calls, single endpoints may say otherwise; more than they are reached at most.
  if (act === 'call' && path[1] === 'contract') return everyone;
  if (act === 'call' && path[0] === 'site') return { of: 'channels', channels: new Set([noChannel]) };
  if (act === 'call') return reachOfEndpoint(path[2] ?? '', configs, 'texts');
  if (act === 'conversion') return reachOfEndpoint(path[2] ?? '', configs, 'ownTexts');
  if (act === 'limit') return reachOfLimit(path, configs);
  // Each profile asks for other texts of every brand, and every visitor sees a brand.
  if (act === 'law') return everyone;
  if (act === 'plugin') return onPages(configs, ({ texts }) => texts.has(path[1] ?? ''));
  if (act === 'picture') return reachOfPicture(path[1] ?? '', configs);
  if (act === 'text') return reachOfText(path[2] ?? '', configs);
  if (act === 'unauthorized') return { of: 'tokenHolders' };
  return act === 'storage' ? reachOfStorage(path, configs) : everyone;
}

/**
 * What the API writes for one value reaches those who have it, and those who have the value of everything else: they
 * may have written the new text before. Where a fact stands, everyone.
 */
function reachOfFact(
  [, part, fact = '', key, value]: readonly string[],
  configs: readonly Config[],
): ActReach {
  if (part !== 'channelInfo' || key !== 'values' || value === undefined) return everyone;
  const others = configs.flatMap(({ facts }) => facts.channelInfo[fact]?.otherwise ?? []);
  return { of: 'fact', fact, values: new Set([value, ...others]) };
}

/** Those who see the form from whose answer the fact is read. */
function reachOfAnswer([, , name = '']: readonly string[], configs: readonly Config[]): ActReach {
  const asked = new Set(configs.flatMap(({ facts: { answers = {} } }) => answers[name]?.form ?? []));
  return onPages(configs, ({ forms }) => forms.some(({ id }) => asked.has(id)));
}

function reachOfTracker([, group, id]: readonly string[], configs: readonly Config[]): ActReach {
  if (group === 'record') return reachOfRecord(configs);
  // Every visit stores the click ids of its address.
  if (group === 'clickIds') return everyone;
  const channels = configs.flatMap(({ channels: { channels: all } }) =>
    Object.entries(all).flatMap(([number, { ads }]) =>
      (group === 'networks' ? ads?.network === id : ads?.searchAdvertiser === true) ? [number] : [],
    ),
  );
  return { of: 'channels', channels: new Set(channels) };
}

/** Each conversion is recorded, also that of an endpoint that only the code calls. */
function reachOfRecord(configs: readonly Config[]): ActReach {
  const conversionsOf = ({ endpoints: { endpoints } }: Config): string[] =>
    Object.keys(endpoints).filter((one) => endpoints[one]?.conversion === true);
  const isCode = (id: string) => codeEndpoints.some((one) => one === id);
  if (configs.some((config) => conversionsOf(config).some(isCode))) return everyone;
  return onPages(configs, ({ ownTexts }, config) => conversionsOf(config).some((one) => ownTexts.has(one)));
}

/** Of the endpoints that the code calls, those that a part of a page calls: on the pages that have it. */
const codeCallers: Partial<Record<string, (parts: PageParts) => boolean>> = {
  regionList: ({ forms }) => hasKind(forms, 'area'),
  oneTapAuthorize: ({ forms }) => forms.some(({ oneTap }) => oneTap !== undefined),
};

/**
 * An endpoint that the app or a report of a network calls reaches everyone, whether or not a page names it, too.
 * @param names - where a page names it: what the endpoint answers is told elsewhere, a conversion is reported where it is
 *   called
 */
function reachOfEndpoint(id: string, configs: readonly Config[], names: 'texts' | 'ownTexts'): ActReach {
  const isReport = configs.some(({ trackers: { networks } }) =>
    Object.values(networks).some(({ report }) => report?.endpoint === id),
  );
  const calledBy = codeCallers[id];
  if (isReport || (!calledBy && codeEndpoints.some((one) => one === id))) return everyone;
  return onPages(configs, (parts) => parts[names].has(id) || calledBy?.(parts) === true);
}

function reachOfLimit([, group = '', key = '']: readonly string[], configs: readonly Config[]): ActReach {
  if (group === 'api') return everyone;
  const kind = kindsOfLimit[group] ?? kindsOfLimit[key];
  return onPages(configs, ({ forms }) => (kind === undefined ? forms.length > 0 : hasKind(forms, kind)));
}

/** Whether some form asks for a field of a kind, also in the entries of a group. */
const hasKind = (forms: readonly Form[], kind: Field['kind'] | undefined): boolean =>
  forms.some(({ fields }) => withEntries(fields).some((field) => field.kind === kind));

function reachOfStorage([file, key, route = '']: readonly string[], configs: readonly Config[]): ActReach {
  // Every visit keeps the click ids of its address.
  if (file === 'facts' || file === 'trackers') return everyone;
  if (file === 'site')
    return onPages(configs, ({ forms, told }) => forms.length > 0 || (key === 'lead' && told.length > 0));
  if (file === 'forms')
    return onPages(configs, ({ forms, told }) => [...forms, ...told].some(({ id }) => id === key));
  const pages = configs.flatMap(({ routes }) => routes.routes[route]?.page ?? []);
  return { of: 'pages', pages: new Set(pages) };
}

/** One of a brand reaches everyone: any page may show it, and each has the icon of its brand. */
function reachOfPicture(address: string, configs: readonly Config[]): ActReach {
  const ofBrands = new Set<string>();
  for (const { brands, hosts, channels } of configs)
    eachString([brands, hosts, channels], (text) => ofBrands.add(text));
  return ofBrands.has(address) ? everyone : onPages(configs, ({ texts }) => texts.has(address));
}

/**
 * A text that only pages and forms name is read there alone, and one of code for a kind of fields where such a field is; one that a
 * row of the navigation names, or that code shows on any page, by anybody.
 */
function reachOfText(id: string, configs: readonly Config[]): ActReach {
  const isNamedElsewhere = ({ pages, forms, messages, ...others }: Config): boolean => {
    let isNamed = false;
    eachString(others, (text) => {
      isNamed ||= text === id;
    });
    return isNamed;
  };
  const kind = kindOfText(id);
  if ((isTextOfCode(id) && kind === undefined) || configs.some(isNamedElsewhere)) return everyone;
  return onPages(configs, ({ texts, forms }) => texts.has(id) || hasKind(forms, kind));
}

interface PageParts {
  forms: Form[];
  /** The forms whose receipts it shows: what became of a form that was sent stands in the storage of the phone. */
  told: ToldForm[];
  /** Every text of the page and its forms. */
  ownTexts: ReadonlySet<string>;
  /** With those of the forms whose receipts it shows. */
  texts: ReadonlySet<string>;
}

function onPages(
  configs: readonly Config[],
  meets: (parts: PageParts, config: Config) => boolean,
): ActReach & { of: 'pages' } {
  const pages = configs.flatMap((config) =>
    Object.entries(config.pages).flatMap(([id, page]) =>
      meets(partsOf(page, config), config) ? [...pagesShowing(config, id)] : [],
    ),
  );
  return { of: 'pages', pages: new Set(pages) };
}

function partsOf(page: PageSchema, config: Config): PageParts {
  const [forms, told] = [formsOnPage(page, config), receiptsOn(page, config)];
  const ownTexts = new Set<string>();
  eachString([page, ...forms], (text) => ownTexts.add(text));
  const texts = new Set(ownTexts);
  eachString(told, (text) => texts.add(text));
  return { forms, told, ownTexts, texts };
}
