import { channelOf, deriveFacts, isShown, ownEntry, type Site } from '../../runtime/index.ts';
import type { Config, Form } from '../../schemas/index.ts';
import { conditionalPartsOf } from '../conditions/page-conditions.ts';
import { blocksOf, formsIn, type NamedItem } from '../edits/page-blocks.ts';
import { pagesShowing } from '../edits/pages-showing.ts';
import type { ExplainInput } from '../explain/input.ts';
import { withEntries } from '../field-values/form-scopes.ts';
import { member, stringsOf } from '../json/json-values.ts';
import type { PageContent, ShownContents } from '../page-content/page-content.ts';
import { chainOf } from './visits.ts';

/** What a visitor sees at the end of a visit. */
interface PageParts {
  blocks: NamedItem[];
  forms: Form[];
  hasToken: boolean;
}

/** The blocks of the page where the visit ends, as the visitor sees them, and of the pages that it opens in a sheet. */
function partsAtEnd(config: Config, site: Site, visitor: ExplainInput): PageParts {
  const { route, end, situation } = chainOf(site, visitor);
  const page = end === 'tooManyHops' ? undefined : ownEntry(site.routes, route)?.page;
  const blocks = page === undefined ? [] : blocksSeen(config, page, hiddenOn(config, site, visitor, page));
  return { blocks, forms: formsIn(blocks, config), hasToken: situation.token };
}

function hiddenOn(config: Config, site: Site, visitor: ExplainInput, page: string): Set<string> {
  const { route, situation } = chainOf(site, visitor);
  const facts = deriveFacts(site, situation, { route, outcome: null });
  const parts = conditionalPartsOf(config).get(page) ?? [];
  return new Set(parts.flatMap(({ id, when }) => (when.every((one) => isShown(one, facts)) ? [] : [id])));
}

const blocksSeen = (config: Config, page: string, hidden: ReadonlySet<string>): NamedItem[] =>
  Object.entries(config.pages).flatMap(([id, schema]) => {
    if (id === page) return blocksOf(schema, hidden);
    return pagesShowing(config, id).has(page) ? blocksOf(schema) : [];
  });

/**
 * What the visitor sees of a page where the visit ends: on the page itself, or in a sheet of the page there; null where
 * neither shows it.
 */
export function contentAtEnd(
  config: Config,
  contents: ShownContents,
  site: Site,
  visitor: ExplainInput,
  page: string,
): PageContent | null {
  const { route, end } = chainOf(site, visitor);
  const last = end === 'tooManyHops' ? undefined : ownEntry(site.routes, route)?.page;
  if (last === undefined || !pagesShowing(config, page).has(last)) return null;
  const hidden = [...hiddenOn(config, site, visitor, last)];
  // A part of a page in a sheet is named with that page.
  const own =
    last === page
      ? hidden
      : hidden.flatMap((part) => (part.startsWith(`${page} `) ? [part.slice(page.length + 1)] : []));
  return contents.of(page, own);
}

/** Whether a press on the page where the visit ends makes a call whose success is an ad conversion. */
export function convertsBy(config: Config, site: Site, visitor: ExplainInput, endpoint?: string): boolean {
  const { endpoints } = config.endpoints;
  const { blocks, forms } = partsAtEnd(config, site, visitor);
  const called = [...forms.map((form) => form.endpoint), ...blocks.map((block) => block.endpoint)];
  return called.some(
    (id) =>
      typeof id === 'string' &&
      (endpoint === undefined || id === endpoint) &&
      ownEntry(endpoints, id)?.conversion === true,
  );
}

/**
 * Whether the phone runs the scripts of a network, or of the search advertiser, once the visitor agrees on the page where
 * the visit ends: its channel has them, and the page asks for the consent.
 * @param network - null: the search advertiser; left out: any of the two
 */
export function runsTracker(
  config: Config,
  site: Site,
  visitor: ExplainInput,
  network?: string | null,
): boolean {
  const { channel } = visitor;
  const { ads } = channelOf(site, channel ?? site.settings.defaultChannel);
  const isAny = network === undefined && (ads?.network !== undefined || ads?.searchAdvertiser === true);
  const isIt = network === null ? ads?.searchAdvertiser === true : ads?.network === network;
  if (!isAny && (network === undefined || !isIt)) return false;
  return partsAtEnd(config, site, visitor).forms.some(({ fields }) =>
    withEntries(fields).some((field) => stringsOf(member(field, 'covers')).includes('trackers')),
  );
}

/** Whether the phone reports the channel as active on the page where the visit ends, without a further consent. */
export const isActivated = (config: Config, site: Site, visitor: ExplainInput): boolean =>
  partsAtEnd(config, site, visitor).hasToken &&
  ownEntry(config.endpoints.endpoints, 'activeChannel') !== undefined;

/** The forms of which the page where the visit ends tells what became of them. */
export const receiptsAtEnd = (config: Config, site: Site, visitor: ExplainInput): string[] =>
  partsAtEnd(config, site, visitor).blocks.flatMap((block) =>
    block.type === 'leadReceipt' ? stringsOf(block.forms) : [],
  );
