import type { BlockType, Config, Field, Form, PageSchema } from '../../schemas/index.ts';
import { type Exits, splitExits } from '../edits/exits.ts';
import { blocksOf, formsIn, type NamedItem } from '../edits/page-blocks.ts';
import { isObject, stringsOf } from '../json/json-values.ts';
import { formsAsked, formsFilledIn } from './asked-forms.ts';
import { disclosuresIn, namedDocuments, statementsOf } from './disclosures.ts';
import { errorPagesOf } from './error-pages.ts';

/**
 * What a page has for its visitors, read from its blocks and forms: risks are judged by it, never by the name of a page
 * or by the kind that a route claims.
 */
export interface PageContent {
  /** The page says that there is nothing here: that of unknown paths, or that of blocked channels. */
  isError: boolean;
  /** What on the page leads on: a form, a button, a download, a product, each as `id label`. */
  waysOn: string[];
  /** The forms that log in and send nothing else, by id. */
  logins: string[];
  /** The other forms by which visitors without a token log in, by id. */
  ownLogins: string[];
  /** All other forms, by id. */
  forms: string[];
  /** The endpoints that receive a lead from this page. */
  leadEndpoints: string[];
  /** The endpoints of the forms by id, and of their photos and signatures, as `claim/photos`. */
  endpoints: Record<string, string>;
  /** Where the result codes of the forms lead, by form id. */
  results: Record<string, Exits>;
  /** The labels of the fields by id, without consents. */
  fields: Record<string, string>;
  /** The labels of the consents, by id, that everybody must give, whatever the answers are. */
  consents: Record<string, string>;
  /** The pages that each consent links to, by the id of the consent. */
  agreements: Record<string, string[]>;
  /** The forms that verify answers before they are sent, by id. */
  verified: string[];
  /** The costs, imprints, documents and lists of third parties, by type of block, and the texts of those with their own. */
  disclosures: Record<string, string[]>;
  /** What is said of the answers: purpose, recipients and withdrawal of each form, and its consents, as `claim/agree`. */
  statements: Record<string, string>;
  /** The photos that are told apart, by field, as `claim/photos`. */
  photos: Record<string, string[]>;
  /** The forms whose receipts the page shows, by id. */
  receipts: string[];
  /** The forms that some page asks visitors to fill in, by id: of others nobody waits for a receipt. */
  askedAnywhere: ReadonlySet<string>;
}

/** What of a config is the same for all its pages. */
interface OfConfig {
  /** See {@link errorPagesOf}. */
  errors: ReadonlySet<string>;
  asked: ReadonlySet<string>;
}

const ofConfig = (config: Config): OfConfig => ({
  errors: errorPagesOf(config.routes, config.navigation),
  asked: formsAsked(config),
});

/**
 * What a block is to a visitor of its page: it leads on by itself, shows costs, the imprint or a document, or neither; the actions of
 * all blocks are looked into. A new type does not compile until somebody has decided.
 */
const roles: Readonly<Record<BlockType, 'leadsOn' | 'disclosure' | 'other'>> = {
  brandBar: 'other',
  hero: 'other',
  form: 'leadsOn',
  benefits: 'other',
  steps: 'other',
  costs: 'disclosure',
  notice: 'other',
  status: 'other',
  button: 'other',
  productList: 'leadsOn',
  download: 'leadsOn',
  followAccount: 'leadsOn',
  progress: 'other',
  article: 'disclosure',
  legalFooter: 'disclosure',
  accordion: 'other',
  carousel: 'other',
  image: 'other',
  links: 'other',
  cards: 'other',
  quotes: 'other',
  countdown: 'other',
  video: 'other',
  languageSwitch: 'other',
  product: 'leadsOn',
  calculator: 'other',
  valuation: 'other',
  returnLink: 'leadsOn',
  trackers: 'disclosure',
  section: 'other',
  columns: 'other',
  tabs: 'other',
  popup: 'other',
  leadReceipt: 'other',
};
const roleOf = (type: string) => (Object.hasOwn(roles, type) ? roles[type as BlockType] : 'other');

/**
 * @param hidden - the blocks that are not shown, by id, and the fields, as `sms-login.code`
 */
function pageContentOf(
  config: Config,
  page: PageSchema,
  { errors, asked }: OfConfig,
  hidden: ReadonlySet<string> = new Set(),
): PageContent {
  const blocks = blocksOf(page, hidden);
  const forms = formsFilledIn(blocks, config);
  const isLogin = ({ endpoint }: Form) => config.endpoints.endpoints[endpoint]?.stores === 'login';
  const shownFields = (form: Form) =>
    (form.fields as Field[]).filter(({ id }) => !hidden.has(`${form.id}.${id}`));
  const fields = forms.flatMap(shownFields);
  /** What a property of some fields says, by form and field. */
  const ofFields = <T>(read: (field: Field) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      forms.flatMap((form) =>
        shownFields(form).flatMap((field) => {
          const value = read(field);
          return value === undefined ? [] : [[`${form.id}/${field.id}`, value] as const];
        }),
      ),
    );
  const consents = fields.filter((field) => field.kind === 'consent');
  const labelOf = (field: Field) => ('label' in field ? String(field.label) : field.id);
  const labelsOf = (some: readonly Field[]) =>
    Object.fromEntries(
      some.flatMap((field): [string, string][] => {
        // A visitor is asked what each entry is asked for.
        const inner: readonly Field[] = field.kind === 'group' ? field.fields : [];
        const ofEntries = inner.map((one): [string, string] => [`${field.id}.${one.id}`, labelOf(one)]);
        return [[field.id, labelOf(field)], ...ofEntries];
      }),
    );
  return {
    isError: errors.has(page.id),
    waysOn: waysOn(blocks),
    logins: forms.filter(isLogin).map(({ id }) => id),
    ownLogins: forms.filter((form) => form.logIn && !isLogin(form)).map(({ id }) => id),
    forms: forms.filter((form) => !isLogin(form)).map(({ id }) => id),
    endpoints: {
      ...Object.fromEntries(forms.map(({ id, endpoint }) => [id, endpoint])),
      ...ofFields((field) =>
        field.kind === 'photo' || field.kind === 'signature' ? field.endpoint : undefined,
      ),
    },
    results: Object.fromEntries(
      blocks.flatMap(({ type, form, onResult }) =>
        type === 'form' ? [[String(form), splitExits(onResult).exits]] : [],
      ),
    ),
    leadEndpoints: unique(
      forms
        .map(({ endpoint }) => endpoint)
        .filter((endpoint) => config.endpoints.endpoints[endpoint]?.lead === true),
    ),
    fields: labelsOf(fields.filter((field) => field.kind !== 'consent')),
    // A consent that only some answers ask for is not asked of everybody who sends the form.
    consents: labelsOf(consents.filter((field) => field.optional !== true && !field.showWhenAnswers)),
    agreements: Object.fromEntries(consents.map((field) => [field.id, unique(linkedPages(field))])),
    verified: forms.filter(({ verify }) => verify !== undefined).map(({ id }) => id),
    disclosures: disclosuresIn(blocks, ({ type }) => roleOf(String(type)) === 'disclosure'),
    statements: {
      ...Object.fromEntries(forms.flatMap(statementsOf)),
      ...ofFields((field) => (field.kind === 'consent' ? field.text : undefined)),
      ...Object.fromEntries(forms.flatMap((form) => namedDocuments(form, shownFields(form)))),
    },
    photos: ofFields((field) =>
      field.kind === 'photo' ? field.slots?.map(({ label }) => label) : undefined,
    ),
    receipts: unique(
      blocks.flatMap(({ type, forms: told }) => (type === 'leadReceipt' ? stringsOf(told) : [])),
    ),
    askedAnywhere: asked,
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

const linkedPages = (field: Field): string[] =>
  ('links' in field ? field.links : undefined)?.map(({ page }) => page) ?? [];

/** The blocks by which a visitor gets on, as `id label`. */
const waysOn = (blocks: readonly NamedItem[]): string[] =>
  unique(
    blocks
      .filter((block) => roleOf(String(block.type)) === 'leadsOn' || finishes(block))
      .map(({ id, label }) => (typeof label === 'string' ? `${id} ${label}` : id)),
  );

/** Whether a press or the time ends the page with an outcome, opens something, or goes back. */
function finishes(block: NamedItem): boolean {
  const visit = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(visit);
    if (!isObject(value)) return false;
    if (typeof value.do === 'string' && value.do !== 'copy') return true;
    return typeof value.finish === 'string' || Object.values(value).some(visit);
  };
  return visit(block);
}

/** What visitors see of the pages of a revision who do not see all of them. */
export class ShownContents {
  readonly #config: Config;
  readonly #ofConfig: OfConfig;
  readonly #parts = new Map<string, ReadonlySet<string>>();

  constructor(config: Config) {
    this.#config = config;
    this.#ofConfig = ofConfig(config);
  }

  /** Whether a page has a part: a block `hero`, a field `sms-login.code`, or one of a page in a sheet, `terms hero`. */
  has(page: string, part: string): boolean {
    const [own, sheet] = part.split(' ').reverse();
    return own !== undefined && this.#partsOf(sheet ?? page).has(own);
  }

  /** @param hidden - the parts of the page that are not shown */
  of(page: string, hidden: readonly string[]): PageContent | null {
    const shown = this.#config.pages[page];
    return shown ? pageContentOf(this.#config, shown, this.#ofConfig, new Set(hidden)) : null;
  }

  #partsOf(page: string): ReadonlySet<string> {
    const known = this.#parts.get(page);
    if (known) return known;
    const shown = this.#config.pages[page];
    const blocks = shown ? blocksOf(shown) : [];
    const fields = formsIn(blocks, this.#config).flatMap(({ id, fields: own }) =>
      own.map((field) => `${id}.${field.id}`),
    );
    const parts = new Set([...blocks.map(({ id }) => id), ...fields]);
    this.#parts.set(page, parts);
    return parts;
  }
}

/** The content of every page of a revision, by page. */
export function pageContentsOf(config: Config): Record<string, PageContent> {
  const shared = ofConfig(config);
  return Object.fromEntries(
    Object.entries(config.pages).map(([id, page]) => [id, pageContentOf(config, page, shared)]),
  );
}
