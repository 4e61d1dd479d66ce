import { type Facts, isShown, noChannelInfo } from '../../runtime/index.ts';
import { attributeValues, type Config, type When } from '../../schemas/index.ts';
import type { Locator } from '../diagnostics/finding.ts';
import { list, type Text } from '../text/text.ts';
import { intersectBoxes, subtractBoxes } from './box.ts';
import { SituationSpace } from './table-space.ts';

/** A city rule that sets the flags that the channel has without it. */
export interface CityNoop extends Locator {
  rule: string;
  channels: Text;
  /** The row of flags.json that sets them already. */
  row: Locator;
}

/**
 * City rules that change nothing. Found only where flags.json decides for every visitor of the channel, because the
 * API responses are unknown here.
 */
export function cityNoops(config: Config): CityNoop[] {
  const { rules } = config.flags;
  const using = Object.entries(config.channels.channels).flatMap(([number, { cityRule }]) =>
    cityRule === undefined ? [] : [{ number, rule: cityRule }],
  );
  if (!using.some(({ number }) => rules.some(({ when }) => isShown(when as When, plain(config, number)))))
    return [];
  const whens = rules.map(({ when }) => when as When);
  const space = new SituationSpace(config, [...whens, { channel: using.map(({ number }) => number) }]);
  const noops = using.flatMap((use) => {
    const row = alwaysSet(config, space, use);
    return row === undefined
      ? []
      : [{ ...use, row: { file: 'definitions/flags.json', pointer: `/rules/${row}` } }];
  });
  return Object.keys(config.cities.rules).flatMap((rule): CityNoop[] => {
    const found = noops.filter((one) => one.rule === rule);
    const [first] = found;
    if (!first) return [];
    const channels = list(found.map(({ number }) => number));
    const isForAll = found.length === using.filter((one) => one.rule === rule).length;
    if (isForAll) {
      return [
        { rule, channels, row: first.row, file: 'definitions/cities.json', pointer: `/rules/${rule}/set` },
      ];
    }
    return found.map(({ number, row }) => ({
      rule,
      channels: list([number]),
      row,
      file: 'channels.json',
      pointer: `/channels/${number}/cityRule`,
    }));
  });
}

/** A visitor without further facts: where no row decides for this one, no city rule is a noop. */
const plain = (config: Config, channel: string): Facts => ({
  own: { channel, host: 'default', channelInfo: 'ok' },
  query: {},
  info: noChannelInfo(config.facts).facts,
  flags: undefined,
  site: {
    facts: { flags: {}, channelInfo: {} },
    attributes: attributeValues(config.facts, 'host', config.hosts.hosts.default?.attributes),
  },
  channel: {
    attributes: attributeValues(config.facts, 'channel', config.channels.channels[channel]?.attributes),
  },
});

/** The first row that decides for the channel, provided that every row that decides sets the flags of the city rule. */
function alwaysSet(
  config: Config,
  space: SituationSpace,
  { number, rule }: { number: string; rule: string },
) {
  const wanted = flagText(config.cities.rules[rule]?.set);
  // The table is evaluated as if the channel info call had succeeded, even where it fails.
  const all = { ...space.clause('channel', number), ...space.clause('channelInfo', 'ok') };
  let left = subtractBoxes([all], space.relevant(config.flags.rules as { when: When }[]), space.full);
  let decides: number | undefined;
  for (const [index, row] of config.flags.rules.entries()) {
    const box = space.box(row.when as When);
    if (!box || intersectBoxes(left, [box]).length === 0) continue;
    if (flagText(row.set) !== wanted) return undefined;
    decides ??= index;
    left = subtractBoxes(left, [box], space.full);
    if (left.length === 0) return decides;
  }
  return undefined;
}

const flagText = (set: Config['flags']['rules'][number]['set'] | undefined): string =>
  JSON.stringify(Object.entries(set ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)));
