import type { CardAnswer } from '../../api/index.ts';

export type Card = NonNullable<CardAnswer['card']>;
