import type { TrackerArguments, TrackerFields, TrackerPreset } from '../../schemas/index.ts';

type Value = TrackerPreset | TrackerArguments | TrackerFields;

/** What a command may take from the visit. */
export interface TrackerVisit {
  /** Conversion id of the channel (channels.json), or an empty string. */
  conversionId: string;
  /** The network's own name or number of the event (trackers.json). */
  formEvent: string;
  /** The parameters of the network's click id that the visit has. */
  parameters: Readonly<Record<string, string>>;
  /** The page that is shown, without the query, which is private. */
  path: string;
  /** The network's own global. */
  queue: unknown;
}

/** A value of trackers.json with those of the visit in it. */
export function filledIn(value: Value, visit: TrackerVisit): unknown {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => filledIn(one, visit));
  if ('fields' in value) return mapRecord(value.fields, (one) => filledIn(one, visit));
  if ('byConversionId' in value) return { [visit.conversionId]: filledIn(value.byConversionId, visit) };
  if ('joined' in value) return value.joined.map((one) => filledIn(one, visit)).join('');
  if ('parameter' in value) {
    return Object.hasOwn(visit.parameters, value.parameter) ? visit.parameters[value.parameter] : '';
  }
  const given = value.value === 'now' ? new Date() : visit[value.value];
  return value.as === 'number' ? Number(given) : given;
}

const mapRecord = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
