import type { ChannelFactDefinition, FactsFile } from '../../schemas/index.ts';
import { splitDescription, type Text } from '../text/text.ts';

/** What sentences need of a fact of channel info. */
export interface WordedFact {
  /** What it is called; its id if left out. */
  label?: Text;
  /** The words for its values, which need no name of the fact beside them. */
  valueLabels?: Readonly<Record<string, Text>>;
}
/** The facts of channel info by id, in the order of definitions/facts.json. */
export type WordedFacts = Readonly<Record<string, WordedFact>>;

/** The words that definitions/facts.json declares for a fact. */
export const wordsOfFact = ({
  label,
  valueLabels,
}: Pick<ChannelFactDefinition, 'label' | 'valueLabels'>): WordedFact => ({
  ...(label !== undefined && { label: splitDescription(label) }),
  ...(valueLabels && {
    valueLabels: Object.fromEntries(
      Object.entries(valueLabels).map(([value, words]) => [value, splitDescription(words)]),
    ),
  }),
});

/** {@link wordsOfFact} of every fact of channel info. */
export const wordedFactsOf = ({ channelInfo }: FactsFile): WordedFacts =>
  Object.fromEntries(Object.entries(channelInfo).map(([fact, declared]) => [fact, wordsOfFact(declared)]));
