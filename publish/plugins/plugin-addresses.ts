import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { Block, Config, Form, PageSchema } from '../../schemas/index.ts';
import type { BuiltPlugin } from './build-plugins.ts';

type Addresses = ReadonlyMap<string, string>;

/**
 * The config with the address of each plug-in in place of its name, as phones get it: the type of a block, and the view of a
 * field. What is loaded by its address needs no entry in a table of the app.
 * @returns the same object where there are no plug-ins
 */
export function withPluginAddresses(config: Config, plugins: readonly BuiltPlugin[]): Config {
  if (plugins.length === 0) return config;
  const addresses: Addresses = new Map(plugins.map(({ id, address }) => [id, address]));
  const forms = mapValues(config.forms, (form) => withViews(form, addresses));
  return {
    ...config,
    forms,
    pages: mapValues(config.pages, (page) => ({
      ...page,
      body: aroundFields(
        page.body.map((block) => withAddress(block, addresses)),
        forms,
        new Set(addresses.values()),
      ),
    })),
    ...(config.inLanguages && {
      inLanguages: mapValues(config.inLanguages, (one) => withPluginAddresses(one, plugins)),
    }),
  };
}

const mapValues = <T>(all: Readonly<Record<string, T>>, map: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, map(one)]));

/** What contains blocks: a block, or a tab of one. */
type Container = Readonly<Record<string, unknown>>;
const lists: ReadonlySet<string> = new Set(['blocks', 'accepted', 'refused', 'none', 'tabs']);

function withAddress<T extends object>(block: T, addresses: Addresses): T {
  const entries = Object.entries(block as Container).map(([key, value]) => {
    if (key === 'type') return [key, addresses.get(String(value)) ?? value];
    const isList = lists.has(key) && Array.isArray(value);
    return [key, isList ? value.map((inner: object) => withAddress(inner, addresses)) : value];
  });
  return Object.fromEntries(entries) as T;
}

const viewOf = (field: object): string | undefined => (field as { view?: string }).view;

const withViews = (form: Form, addresses: Addresses): Form => ({
  ...form,
  fields: form.fields.map((field) => {
    const address = addresses.get(viewOf(field) ?? '');
    return address === undefined ? field : ({ ...field, ...{ view: address } } as typeof field);
  }),
});

/** The blocks of a page inside one for each view that its fields have: it shows them once the view is there. */
function aroundFields(
  body: PageSchema['body'],
  forms: Config['forms'],
  known: ReadonlySet<string>,
): PageSchema['body'] {
  const shown = allBlocks(body).flatMap((block) => (block.type === 'form' ? (forms[block.form] ?? []) : []));
  const views = new Set(shown.flatMap(({ fields }) => fields.map((field) => viewOf(field) ?? '')));
  return [...views]
    .filter((view) => known.has(view))
    .reduce<PageSchema['body']>(
      (inner, view, at) => [{ type: view, id: `fields-${at}`, blocks: inner } as unknown as Block],
      body,
    );
}
