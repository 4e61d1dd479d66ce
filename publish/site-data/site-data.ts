import type { EmbeddedSite } from '../../renderer/site-data/embedded-site.ts';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { PageBundle, Tracker } from '../../renderer/site-data/page-bundle.ts';
import { themeText } from '../../renderer/ui/theme.ts';
import { ownEntry, resolveSite, type Site, siteCore } from '../../runtime/index.ts';
import type { Block, Config } from '../../schemas/index.ts';
import type { Compression } from '../files/compressed-copies.ts';
import type { PictureSize } from '../files/picture-size.ts';
import { themeIn } from '../styles/right-to-left.ts';
import { answerTextsOf, insideAnswers } from './answer-texts.ts';
import { calledEndpoints } from './called-endpoints.ts';
import { languagesToChoose, withLanguageChoice } from './language-switch.ts';
import { pageMessages, siteMessages } from './messages-by-page.ts';
import { withPhoneCodes } from './phone-codes.ts';
import { sizesOfPictures } from './picture-sizes.ts';
import { pluralsOfPage } from './plurals-of-page.ts';
import { sandboxedSite } from './sandboxed-site.ts';

/** The API's address for the browser: the server forwards the calls to the sandbox or to the real API. */
const apiAddress = '/api';

/**
 * A page, the forms that its blocks name, and the third parties if a block lists them.
 * @param sizeOf - without it the pictures of the page have no size before they are loaded
 */
export function pageBundleOf(config: Config, id: string, sizeOf: PictureSizes = () => null): PageBundle {
  const page = ownEntry(config.pages, id);
  if (!page) throw new Error(`there is no page "${id}"; check reports it as ref-unknown`);
  const blocks = allBlocks(page.body);
  const names = blocks.flatMap((block) => (block.type === 'form' ? [block.form] : []));
  const forms = Object.fromEntries(names.map((name) => [name, forPhone(ownEntry(config.forms, name))]));
  const receipts = receiptsOf(config, blocks);
  const { answers, ...own } = forPhone(page);
  const shown = { ...own, body: withLanguageChoice(config, own.body) };
  const languages = languagesToChoose(config, blocks);
  const pictures = sizesOfPictures(blocks, sizeOf);
  const bundle = withPhoneCodes(config, {
    page: shown,
    forms: forms as PageBundle['forms'],
    ...(Object.keys(receipts).length > 0 && { receipts }),
    ...(answers && { answers: answerTextsOf(config, answers) }),
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(languages && { languages }),
  });
  const lists = blocks.some((block) => block.type === 'trackers');
  const messages = pageMessages(config.messages.messages, config.endpoints.endpoints, bundle);
  const plurals = pluralsOfPage(config, bundle, messages);
  return {
    ...bundle,
    ...((answers || plurals) && { page: { ...bundle.page, body: insideAnswers(bundle.page.body) } }),
    messages,
    ...(plurals && { plurals }),
    ...(lists && { trackers: thirdParties(config) }),
  };
}

/** Without the editor's `$schema` and the operators' notes. */
function forPhone<T extends { $schema?: string; note?: string } | undefined>(file: T): T {
  if (file === undefined) return file;
  const { $schema: _schema, note: _note, ...rest } = file;
  return rest as T;
}

/** The receipts of the forms that a block of the page tells of. */
function receiptsOf(
  { forms, endpoints }: Config,
  blocks: readonly Block[],
): NonNullable<PageBundle['receipts']> {
  const names = blocks.flatMap((block) => (block.type === 'leadReceipt' ? block.forms : []));
  const isWithoutLogin = !Object.values(endpoints.endpoints).some(({ stores }) => stores === 'login');
  const withoutLogin = isWithoutLogin && ({ withoutLogin: true } as const);
  return Object.fromEntries(
    names.flatMap((name) => {
      const { id, endpoint, receipt } = ownEntry(forms, name) ?? {};
      return id === undefined || endpoint === undefined || receipt === undefined
        ? []
        : [[name, { id, endpoint, receipt, ...withoutLogin }]];
    }),
  );
}

/** What visitors read about each third party, without its technical settings. */
function thirdParties({ trackers, site }: Config): Tracker[] {
  const { networks, searchAdvertiser, record } = trackers;
  const all = [...Object.values(networks), searchAdvertiser, record, site.oneTap ?? undefined];
  const named = all.filter((one) => one !== undefined);
  return named.map(({ name, purpose, collects }) => ({
    name,
    purpose,
    collects,
  }));
}

/** The size of a picture by its address; null where it is not known. */
type PictureSizes = (address: string) => PictureSize | null;

/** What is published, and for whom. */
export interface PublishTarget {
  /** The sandbox is mounted and plays all third parties. */
  sandbox: boolean;
  /** Without it the best one. */
  compression?: Compression;
  pictureSize?: PictureSizes;
}

/**
 * The themes as phones have them: the shades of the colours are computed here, and no phone loads the code for it. Brands
 * come first: the style in the head has the same theme, and gzip finds no repetition further back than 32 KB.
 */
const withThemeTexts = ({ brands, ...site }: Site): Site => ({
  brands: Object.fromEntries(
    Object.entries(brands).map(([id, { theme, ...brand }]) => [
      id,
      {
        ...brand,
        theme: themeIn(site.settings.language, typeof theme === 'string' ? theme : themeText(theme)),
      },
    ]),
  ),
  ...site,
});

/** A whole site in its published form. */
export function siteForTarget(config: Config, host: string, { sandbox }: PublishTarget): Site {
  const site = withThemeTexts(resolveSite(config, host));
  return sandbox ? sandboxedSite(site) : site;
}

/**
 * The data in the HTML of a host: its site, and the page that it shows.
 * @param route - the route of that page; null: that of `/`
 */
export function embeddedDataOf(
  config: Config,
  host: string,
  route: string | null,
  { pages, shards }: Pick<EmbeddedSite, 'pages' | 'shards'>,
  target: PublishTarget,
): EmbeddedSite {
  const { messages, endpoints, ...core } = siteCore(siteForTarget(config, host, target));
  const called = calledEndpoints(config, endpoints);
  const site = {
    ...core,
    endpoints: called,
    messages: siteMessages(messages, { ...core, endpoints: called }),
  };
  const first = ownEntry(site.routes, route ?? site.root)?.page;
  const bundles = first === undefined ? {} : { [first]: pageBundleOf(config, first, target.pictureSize) };
  return { site, shards, pages, bundles, api: apiAddress };
}
