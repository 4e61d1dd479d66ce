import { channelOf, type Site } from '../../runtime/index.ts';
import { type FlagName, flagNames, flagValues, type When } from '../../schemas/index.ts';
import type { ExplainInput } from './input.ts';
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

const flagAxis = (name: FlagName): Axis => ({
  name,
  values: [...flagValues[name]],
  with: (input, value) => ({ ...input, flags: { ...input.flags, [name]: value as number } }),
});

/** The axes that a situation leaves open on a site, each with all the values that rows can distinguish. */
export function openAxes(site: Site, input: ExplainInput): Axis[] {
  const axes: Axis[] = [];
  const fails = new Set(input.fails);
  if (input.city === undefined && !fails.has('ipInfo')) axes.push(cityAxis(site, input));
  if (!fails.has('channelInfo')) axes.push(...infoAxes(site, input));
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

/** The axes of the channel info response. */
function infoAxes(site: Site, input: ExplainInput): Axis[] {
  const axes: Axis[] = [];
  for (const name of flagNames) if (input.flags?.[name] === undefined) axes.push(flagAxis(name));
  if (input.application === undefined) {
    axes.push({
      name: 'application',
      values: ['web', 'ios', 'android'],
      with: (one, value) => ({ ...one, application: value as 'web' }),
    });
  }
  if (input.bdType === undefined) {
    axes.push({
      name: 'bdType',
      // Empty: channel info without a bdType, which a row may distinguish from an unlisted one.
      values: [null, '', ...namedValues(site, 'bdType')],
      with: (one, value) => ({ ...one, bdType: String(value ?? unlisted) }),
    });
  }
  return axes;
}

function cityAxis(site: Site, input: ExplainInput): Axis {
  const { channel } = visitStartOf(site, input).situation;
  const cities = new Set([
    ...(channelOf(site, channel).cityRule?.cities ?? []),
    ...namedValues(site, 'city'),
  ]);
  return {
    name: 'city',
    values: [null, ...cities],
    with: (one, value) => ({ ...one, city: String(value ?? unlisted) }),
  };
}

/** Every value of a fact that some row of some table names. */
function namedValues(site: Site, fact: 'bdType' | 'city'): string[] {
  const tables = [site.navigation, site.flags, ...Object.values(site.destinations)];
  const rows: { when: When }[] = tables.flatMap((table) => [...table.rules]);
  const named = rows.flatMap(({ when }) => textsIn(when[fact]));
  return [...new Set(named)];
}

function textsIn(condition: unknown): string[] {
  if (typeof condition === 'string') return [condition];
  if (Array.isArray(condition)) return condition.flatMap(textsIn);
  if (typeof condition === 'object' && condition !== null && 'not' in condition)
    return textsIn(condition.not);
  return [];
}
