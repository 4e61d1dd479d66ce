import type { CardAnswer } from '../../api.ts';

export type Card = NonNullable<CardAnswer['card']>;
