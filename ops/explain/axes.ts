import { channelOf, type Site } from '../../runtime/index.ts';
import { type Config, type DeclaredFact, type DeclaredPart, declaredFactsOf } from '../../schemas/index.ts';
import { channelFactValues } from '../conditions/channel-fact-values.ts';
import { namedValues } from '../conditions/row-conditions.ts';
import type { Explainer } from './explain.ts';
import { type ExplainInput, statedFact } from './input.ts';
import { visitStartOf } from './visit-start.ts';

export type AxisValue = string | number;
/** A fact that a situation leaves open, with the values that can make a difference. */
export interface Axis {
  name: string;
  /** `null` represents every unlisted value. */
  values: (AxisValue | null)[];
  /** The situation with that value; `null` sets an unlisted value. */
  with(input: ExplainInput, value: AxisValue | null): ExplainInput;
}

/** Represents any value that no row names. */
const unlisted = '*';

const flagAxis = (name: string, values: readonly number[]): Axis => ({
  name,
  values: [...values],
  with: (input, value) => ({ ...input, flags: { ...input.flags, [name]: value as number } }),
});

/** The axes that a situation leaves open on a site, each with all the values that rows can distinguish. */
export function openAxes(explainer: Explainer, input: ExplainInput): Axis[] {
  const site = explainer.site(input.host);
  const axes: Axis[] = [];
  const fails = new Set(input.fails);
  if (input.city === undefined && !fails.has('ipInfo')) axes.push(cityAxis(explainer.config, site, input));
  if (!fails.has('channelInfo')) axes.push(...infoAxes(explainer.config, input));
  const { token, query } = visitStartOf(site, input).situation;
  const loggedIn = token || query.mark !== undefined || query.markcode !== undefined;
  if (input.user === undefined && loggedIn) {
    axes.push({
      name: 'user',
      values: ['ok', 'failed'],
      with: (one, value) => ({ ...one, user: value as 'ok' }),
    });
  }
  return axes.filter(({ values }) => values.length > 1);
}

/** The axis of a declared fact that a situation leaves open; null: stated, or it follows from what is stated. */
type OpenAxis = (config: Config, input: ExplainInput, fact: DeclaredFact) => Axis | null;
const neverOpen: OpenAxis = () => null;

/** How a situation leaves the facts of each part open. A part that is missing here is a type error. */
const openAxisOf: Record<DeclaredPart, OpenAxis> = {
  flags: (_, input, { name, values }) =>
    input.flags?.[name] === undefined ? flagAxis(name, (values ?? []).map(Number)) : null,
  channelInfo: (config, input, { name }) =>
    statedFact(input, name) === undefined ? channelFactAxis(config, name) : null,
  // The address of a visit has its parameters, and a visit its channel and host.
  query: neverOpen,
  channelAttributes: neverOpen,
  hostAttributes: neverOpen,
  // Who has sent no form has answered nothing.
  answers: neverOpen,
};

/** The axes of declared facts. */
const infoAxes = (config: Config, input: ExplainInput): Axis[] =>
  declaredFactsOf(config.facts).flatMap((fact) => openAxisOf[fact.part](config, input, fact) ?? []);

const channelFactAxis = (config: Config, fact: string): Axis => ({
  name: fact,
  values: config.facts.channelInfo[fact]?.values
    ? channelFactValues([config], fact)
    : // Empty: channel info without it, which a row may distinguish from an unlisted one.
      [
        null,
        '',
        ...channelFactValues([config], fact).filter((value) => value !== null && value !== unlisted),
      ],
  with: (one, value) => ({ ...one, [fact]: String(value ?? unlisted) }),
});

function cityAxis(config: Config, site: Site, input: ExplainInput): Axis {
  const { channel } = visitStartOf(site, input).situation;
  const cities = new Set([...(channelOf(site, channel).cityRule?.cities ?? []), ...namedCities(config)]);
  return {
    name: 'city',
    values: [null, ...cities],
    with: (one, value) => ({ ...one, city: String(value ?? unlisted) }),
  };
}

/** Every city that some row of some table names, or some part of a page. */
const namedCities = (config: Config): string[] =>
  [...namedValues([config], 'city')].filter((value): value is string => typeof value === 'string');
