import type { AnswerFact, ChannelFactDefinition, FactsFile, FlagDefinition } from '../../schemas/index.ts';

export type SiteAnswerFact = Omit<AnswerFact, 'note' | 'about'>;
export type SiteChannelFact = Pick<ChannelFactDefinition, 'pointer' | 'values' | 'otherwise' | 'stored'>;

/** The facts of channel info that definitions/facts.json declares. */
export interface ChannelInfoDeclarations {
  /** A default of 0 is left out. */
  flags: Record<string, Pick<FlagDefinition, 'pointer'> & { otherwise?: number }>;
  channelInfo: Record<string, SiteChannelFact>;
  appName?: NonNullable<FactsFile['appName']>;
}

/** definitions/facts.json, as the phone needs it. */
export interface FactDeclarations extends ChannelInfoDeclarations {
  /** Query parameters that are read besides those of every funnel. */
  query?: readonly string[];
  /** The answers that are facts, by fact. */
  answers?: Readonly<Record<`answer.${string}`, SiteAnswerFact>>;
}
