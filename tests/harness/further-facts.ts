import type { Config, FactsFile } from '../../schemas/index.ts';

// Facts that no shipped product has: one of each sort that definitions/facts.json may declare.

const vip = {
  about: '会员等级 | Level of the member',
  pointer: '/h5_flow_info/vip',
  values: [0, 1, 2],
  otherwise: 0,
};
const memberTier = {
  about: '会员卡 | Card of the member',
  pointer: '/member/tier',
  values: { gold: 'GOLD-卡', silver: 'SILVER' },
  otherwise: 'none',
};
const campaign = { about: '活动 | Campaign', pointer: '/ad/campaign' };
const src = { about: '来源 | Source' };
const partnerTier = { about: '合作方等级 | Tier of the partner', values: ['a', 'b'], otherwise: 'a' };
const region = { about: '大区 | Region', values: ['north', 'south'], otherwise: 'north' };

const carState: NonNullable<FactsFile['answers']>[string] = {
  about: '车的情况 | State of the car',
  form: 'carloan',
  field: 'carLoanState',
  values: ['owned', 'loan', 'pledged'],
};

export const furtherFacts = {
  flags: { vip },
  channelInfo: { memberTier, campaign },
  query: { src },
} satisfies FactsFile;

export const furtherAttributes = {
  channelAttributes: { partnerTier },
  hostAttributes: { region },
} satisfies Partial<FactsFile>;

export const furtherAnswers = { answers: { carState } } satisfies Partial<FactsFile>;

/** Adds {@link furtherFacts} to definitions/facts.json. */
export const withFurtherDeclared = (facts: FactsFile): FactsFile => ({
  ...facts,
  flags: { ...facts.flags, ...furtherFacts.flags },
  channelInfo: { ...facts.channelInfo, ...furtherFacts.channelInfo },
  query: { ...facts.query, ...furtherFacts.query },
});

const withVip = <R extends { set: Readonly<Record<string, number>> }>(row: R): R => ({
  ...row,
  set: { ...row.set, vip: 0 },
});

/**
 * A config with {@link furtherFacts}, {@link furtherAttributes} and {@link furtherAnswers}, which no row tests; every row that sets the flags sets
 * vip to 0.
 */
export const withFurtherFacts = (config: Config): Config => ({
  ...config,
  facts: { ...withFurtherDeclared(config.facts), ...furtherAttributes, ...furtherAnswers },
  flags: { ...config.flags, rules: config.flags.rules.map(withVip) },
  cities: {
    ...config.cities,
    rules: Object.fromEntries(
      Object.entries(config.cities.rules).map(([id, rule]) => [id, withVip(rule)] as const),
    ),
  },
});
