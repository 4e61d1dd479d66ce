import { type Config, configFiles, namedTables, type When } from '../../schemas/index.ts';
import { conditionalPartsOf } from './page-conditions.ts';
import { conditionsOf, conditionsOfPart } from './row-conditions.ts';

/** A row of any table, with its place. */
interface Row {
  file: string;
  at: readonly (string | number)[];
  id: string;
  when: When;
  do?: readonly string[];
}

function rowsOf({ navigation, flags, destinations }: Config): Row[] {
  const placed = (file: string, at: readonly string[], rules: readonly Omit<Row, 'file' | 'at'>[]): Row[] =>
    rules.map(({ id, when, do: effects = [] }, index) => ({
      file,
      at: [...at, 'rules', index],
      id,
      when,
      do: effects,
    }));
  return [
    ...placed(configFiles.navigation.path, [], navigation.rules),
    ...placed(configFiles.flags.path, [], flags.rules),
    ...namedTables.flatMap((name) => placed(configFiles.destinations.path, [name], destinations[name].rules)),
  ];
}

/** What uses a mark: the fact of its result and the effect that logs in by it. */
const uses = [
  { parameter: 'mark', result: 'markLogin', effect: 'loginByMark' },
  { parameter: 'markcode', result: 'markcodeLogin', effect: 'loginByMarkcode' },
] as const;

export const markFacts: readonly string[] = uses.map(({ result }) => result);

/** Whether the row matches only visitors whose address has the parameter. */
const asksFor = (parameter: string, when: When): boolean =>
  conditionsOf(when).some(
    ({ fact, values, not }) => fact === `query.${parameter}` && values.includes(null) === not,
  );

/** A place of a row that uses the mark of visitors who may have none. */
export interface UnaskedMark {
  file: string;
  at: readonly (string | number)[];
  row: string;
  parameter: string;
}

export const unaskedMarks = (config: Config): UnaskedMark[] =>
  rowsOf(config).flatMap(({ file, at, id: row, when, do: effects = [] }) =>
    uses
      .filter(({ parameter }) => !asksFor(parameter, when))
      .flatMap(({ parameter, result, effect }): UnaskedMark[] => {
        const places = [
          ...(Object.hasOwn(when, result) ? [[...at, 'when', result]] : []),
          ...(effects.includes(effect) ? [[...at, 'do', effects.indexOf(effect)]] : []),
        ];
        return places.map((place) => ({ file, at: place, row, parameter }));
      }),
  );

/** Whether everything that uses a mark asks for it in the address: without it, the result does not matter any more. */
export function asksForMarks(config: Config): boolean {
  const parts = [...conditionalPartsOf(config).values()].flat();
  const isTested = parts.some((part) => conditionsOfPart(part).some(({ fact }) => markFacts.includes(fact)));
  return !isTested && unaskedMarks(config).length === 0;
}
