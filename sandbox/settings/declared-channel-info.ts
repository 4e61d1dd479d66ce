import {
  type ChannelInfoData,
  type FactsFile,
  plainlyWritten,
  pointerKeys,
  valueAt,
  withValueAt,
} from '../../schemas/index.ts';
import { anyOf, integer, object, oneOf, text, type ValueCheck } from '../requests/value-checks.ts';

/** A value of channel info that definitions/facts.json declares. */
export interface DeclaredValue {
  /** The name of its input on the settings page. */
  input: string;
  label: string;
  /** In `data` of the response. */
  pointer: string;
  kind: 'flag' | 'fact' | 'appName';
  /** What a channel without settings has; undefined: nothing. */
  plain: string | number | undefined;
  /** What the API may write; null: any text or number. */
  written: readonly string[] | null;
  check: ValueCheck;
}

// Numbers that a flag does not declare are accepted: they test the `otherwise` rows of the decision tables.
const flagCheck = integer(0, 99);

/** The name of a fact: what stands before its explanation, in Chinese. */
const labelOf = (about: string, id: string): string => `${about.split(/[：，；]| \| /)[0]} ${id}`;

const known = new WeakMap<FactsFile, readonly DeclaredValue[]>();

/** Facts, flags and the app's name, in the order of the settings page. */
export function declaredValues(facts: FactsFile): readonly DeclaredValue[] {
  const before = known.get(facts);
  if (before) return before;
  const all = withInputs([...ofFacts(facts), ...ofFlags(facts), ...ofAppName(facts)]);
  known.set(facts, all);
  return all;
}

type WithoutInput = Omit<DeclaredValue, 'input'>;

const ofFacts = ({ channelInfo }: FactsFile): WithoutInput[] =>
  Object.entries(channelInfo).map(([id, fact]) => {
    const plain = plainlyWritten(fact);
    const written = fact.values
      ? [...new Set([...Object.values(fact.values), ...(plain === undefined ? [] : [plain])])]
      : null;
    const check = written ? oneOf(written) : text(60);
    return { label: labelOf(fact.about, id), pointer: fact.pointer, kind: 'fact', plain, written, check };
  });

const ofFlags = ({ flags }: FactsFile): WithoutInput[] =>
  Object.entries(flags).map(([id, { about, pointer, otherwise }]) => ({
    label: labelOf(about, id),
    pointer,
    kind: 'flag',
    plain: otherwise,
    written: null,
    check: flagCheck,
  }));

const ofAppName = ({ appName }: FactsFile): WithoutInput[] =>
  appName
    ? [
        {
          label: '应用名称',
          pointer: appName.pointer,
          kind: 'appName',
          plain: '',
          written: null,
          check: text(40),
        },
      ]
    : [];

/** Inputs of the settings page that are no declared value. */
const otherInputs = ['section', 'do', 'key', 'code'];

/** The last part of the pointer names the input, where nothing else has that name. */
const withInputs = (all: readonly WithoutInput[]): DeclaredValue[] => {
  const last = ({ pointer }: WithoutInput) => pointerKeys(pointer).at(-1) ?? '';
  const names = [...all.map(last), ...otherInputs];
  return all.map((one) => {
    const isUnique = names.filter((name) => name === last(one)).length === 1;
    return { ...one, input: isUnique ? last(one) : one.pointer };
  });
};

/** The settings of a channel that the config has nothing to say about. */
export const plainChannel = (facts: FactsFile): ChannelInfoData =>
  declaredValues(facts)
    .filter(({ kind, plain }) => kind !== 'appName' && plain !== undefined)
    .reduce<ChannelInfoData>((data, { pointer, plain }) => withValueAt(data, pointer, plain), {});

/** The declared values that a channel has, with the plain ones for those that its setting leaves out. */
export const declaredDataOf = (facts: FactsFile, setting: object): ChannelInfoData =>
  declaredValues(facts).reduce<ChannelInfoData>((data, { pointer, plain }) => {
    const value = valueAt(setting, pointer) ?? plain;
    return value === undefined ? data : withValueAt(data, pointer, value);
  }, {});

interface Place {
  keys: readonly string[];
  check: ValueCheck;
}

/** Checks an object that has values only at these places. */
export function objectOf(places: readonly Place[]): ValueCheck {
  const shape = [...new Set(places.map(({ keys: [key = ''] }) => key))].map((key): [string, ValueCheck] => {
    const ofKey = places.filter(({ keys: [first] }) => first === key);
    const inner = ofKey.filter(({ keys }) => keys.length > 1);
    const checks = ofKey.filter(({ keys }) => keys.length === 1).map(({ check }) => check);
    if (inner.length > 0) {
      checks.push(objectOf(inner.map(({ keys: [, ...keys], check }) => ({ keys, check }))));
    }
    return [key, anyOf(checks)];
  });
  return object(Object.fromEntries(shape));
}

export const placesOf = (facts: FactsFile): Place[] =>
  declaredValues(facts).map(({ pointer, check }) => ({ keys: pointerKeys(pointer), check }));
