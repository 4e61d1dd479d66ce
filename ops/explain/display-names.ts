import {
  answerValues,
  attributeFactsOf,
  type Config,
  declaredFacts,
  type FlagDefinition,
  type Plugins,
  placeholderPattern,
  plainestFirst,
} from '../../schemas/index.ts';
import { type WordedFact, wordsOfFact } from '../conditions/fact-words.ts';
import { namedValues } from '../conditions/row-conditions.ts';
import { containedBlocks } from '../config/contained-blocks.ts';
import { entriesOf, isObject, itemsOf, member } from '../json/json-values.ts';
import { splitDescription, type Text } from '../text/text.ts';
import { toldApart } from '../text/told-apart.ts';
import { callOutcomes } from './call-outcomes.ts';
import type { Explainer } from './explain.ts';

export interface ChannelFactNames extends WordedFact {
  about: Text;
  /** Where it stands in channel info, as a JSON pointer. */
  pointer: string;
  /** What the API writes for most channels. */
  example?: string;
  /** Its values, the plainest first; null: any text. */
  values: string[] | null;
  /** What the API writes for each value. */
  written: Readonly<Record<string, string>>;
  /** The values that rows name. */
  named: string[];
}

export interface FlagNames {
  about: Text;
  pointer: string;
  values: readonly number[];
  decides: FlagDefinition['decides'] | null;
  /** Parallel to the values; empty for a flag that decides no destination by itself. */
  routes: string[];
}

export interface AnswerNames {
  about: Text;
  values: string[];
  /** The text of the option that each value is; empty for a band. */
  labels: Readonly<Record<string, string>>;
}

/** Names for things that have only an id, taken from texts of the config. */
export interface DisplayNames {
  /** The title, or first heading, of the page of each route. */
  routes: Record<string, string>;
  /** The same with the address behind each that another page has, too: for where no address stands beside it. */
  distinctRoutes?: Record<string, string>;
  /** The label of the button that leads to each outcome. */
  outcomes: Record<string, string>;
  /** The outcomes after a call that the server refused. */
  refused: string[];
  /** Each flag: its name, and the route that each value leads to for a channel without settings. */
  flags: Record<string, FlagNames>;
  /** The facts that definitions/facts.json declares, flags included. */
  facts: Record<string, Text>;
  channelInfo: Record<string, ChannelFactNames>;
  /** The attributes of channels and hosts, by fact. */
  attributes?: Record<string, { about: Text; values: string[]; otherwise: string }>;
  /** The answers of forms that are facts, by fact. */
  answers?: Record<string, AnswerNames>;
  /** The routes whose pages have each form. */
  forms?: Record<string, string[]>;
  /** The title, or first heading, of each page without a route, which opens in a sheet. */
  sheets?: Record<string, string>;
  /** The kinds of blocks and fields that plug-ins add. */
  plugins?: Plugins;
}

/** The names of routes, outcomes and flags, from the texts that visitors read there. */
export function displayNamesOf(explainer: Explainer): DisplayNames {
  const { routes, pages } = explainer.config;
  const headings = new Map(
    Object.entries(routes.routes).map(([id, { page }]) => [id, headingOf(pages[page])]),
  );
  return {
    routes: Object.fromEntries(headings),
    distinctRoutes: Object.fromEntries(
      toldApart(
        headings,
        (id) => routes.routes[id]?.path ?? id,
        (id) => routes.routes[id]?.page ?? id,
      ),
    ),
    outcomes: outcomeNames(explainer),
    refused: [...callOutcomes(pages).refused],
    flags: flagRoutes(explainer),
    facts: factWords(explainer),
    channelInfo: channelFactNames(explainer),
    attributes: attributeNames(explainer),
    ...(explainer.config.facts.answers && { answers: answerNames(explainer.config) }),
    forms: formRoutes(explainer),
    sheets: sheetNames(explainer),
    ...(explainer.config.plugins && { plugins: explainer.config.plugins }),
  };
}

function channelFactNames({ config }: Explainer): DisplayNames['channelInfo'] {
  return Object.fromEntries(
    Object.entries(config.facts.channelInfo).map(
      ([fact, { about, pointer, values, otherwise, example, ...words }]) => [
        fact,
        {
          about: splitDescription(about),
          ...wordsOfFact(words),
          pointer,
          ...(example !== undefined && { example }),
          values: values ? plainestFirst(values, otherwise) : null,
          written: values ?? {},
          named: [...namedValues([config], fact)].filter(
            (value): value is string => typeof value === 'string',
          ),
        },
      ],
    ),
  );
}

const factWords = ({ config }: Explainer): DisplayNames['facts'] =>
  Object.fromEntries(
    Object.entries(declaredFacts(config.facts)).map(([fact, { about }]) => [fact, splitDescription(about)]),
  );

const attributeNames = ({ config }: Explainer): NonNullable<DisplayNames['attributes']> =>
  Object.fromEntries(
    attributeFactsOf(config.facts).map(({ fact, about, values, otherwise }) => [
      fact,
      { about: splitDescription(about), values, otherwise },
    ]),
  );

const answerNames = ({ facts: { answers = {} }, forms }: Config): NonNullable<DisplayNames['answers']> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, declared]) => {
      const field = forms[declared.form]?.fields.find(({ id }) => id === declared.field);
      const options = itemsOf(member(field, 'options')).map((one): [string, string] => [
        textAt(one, 'value'),
        textAt(one, 'label'),
      ]);
      // Of several choices the fact says whether one is among them.
      const labels = declared.values ? Object.fromEntries(options.filter(([, label]) => label !== '')) : {};
      const about = splitDescription(declared.about);
      return [`answer.${name}`, { about, values: [...answerValues(declared)], labels }];
    }),
  );

function sheetNames({ config: { routes, pages } }: Explainer): Record<string, string> {
  const shown = new Set(Object.values(routes.routes).map(({ page }) => page));
  const sheets = Object.entries(pages).filter(([id]) => !shown.has(id));
  return Object.fromEntries(
    toldApart(new Map(sheets.map(([id, page]) => [id, headingOf(page)])), (id) => id),
  );
}

function formRoutes({ config: { routes, pages, forms } }: Explainer): Record<string, string[]> {
  const shown = Object.entries(routes.routes).map(
    ([id, { page }]) => [id, JSON.stringify(pages[page])] as const,
  );
  const on = (form: string) =>
    shown.flatMap(([id, page]) => (page.includes(`"form":${JSON.stringify(form)}`) ? [id] : []));
  return Object.fromEntries(Object.keys(forms).map((form) => [form, on(form)]));
}

/** The title of a page, else the first title of its blocks; empty where there is none. */
function headingOf(page: unknown): string {
  const title = textAt(page, 'title').replace(placeholderPattern, '…');
  // The name of a brand alone is no name of a page.
  if (/[^…\s]/.test(title)) return title;
  for (const block of itemsOf(member(page, 'body'))) {
    const inside = containedBlocks(block).flatMap(({ blocks }) => blocks);
    const found = headingOf({ title: member(block, 'title'), body: inside });
    if (found !== '') return found;
  }
  return '';
}

/** An outcome of several pages takes the label of the first, because their buttons have the same label. */
function outcomeNames({ config }: Explainer): DisplayNames['outcomes'] {
  const found: DisplayNames['outcomes'] = {};
  for (const { outcomes, body } of Object.values(config.pages)) {
    const take = (value: unknown, label: string): void => {
      if (typeof value === 'string' && outcomes.includes(value)) found[value] ??= label;
      if (Array.isArray(value)) for (const one of value) take(one, label);
      if (!isObject(value)) return;
      const form = config.forms[textAt(value, 'form')];
      const own = textAt(value, 'label') || form?.submitLabel || textAt(value, 'title') || label;
      for (const [, inner] of entriesOf(value)) take(inner, own);
    };
    take(body, '');
  }
  return found;
}

function flagRoutes(explainer: Explainer): DisplayNames['flags'] {
  const routeOf = (name: string, value: number, decides: NonNullable<FlagNames['decides']>): string => {
    const { afterLogin, destinations } = explainer.outcome({ flags: { [name]: value } });
    return decides === 'afterLogin' ? afterLogin : destinations[decides];
  };
  return Object.fromEntries(
    Object.entries(explainer.config.facts.flags).map(([name, { about, pointer, values, decides }]) => [
      name,
      {
        about: splitDescription(about),
        pointer,
        values,
        decides: decides ?? null,
        routes: decides ? values.map((value) => routeOf(name, value, decides)) : [],
      },
    ]),
  );
}

const textAt = (value: unknown, key: string): string => {
  const text = member(value, key);
  return typeof text === 'string' ? text : '';
};
