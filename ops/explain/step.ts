import type { Config } from '../../schemas/index.ts';
import type { Language } from '../text/text.ts';
import type { RowSources, SourceLocation } from './row-source.ts';

/** One stage of an explanation, in the order of a visit. */
export interface Step {
  stage: string;
  value: string;
  reason: string;
  source: SourceLocation;
  /** Earlier rows that did not match, with the fact that failed. */
  rejected: { row: string; because: string }[];
}

/** The context from which steps are described. */
export interface StepContext {
  config: Config;
  rows: RowSources;
  language: Language;
  /** Whether the rows that did not match are listed. */
  listsRejected: boolean;
  /** Described steps, by all that they depend on: a batch has few different ones. */
  cache: Map<string, Step>;
}

/** Bounds the memory of a batch with many different hosts and cities. */
const maxCachedSteps = 20_000;

/** @param parts - all that the step depends on; the key is their JSON, so that no text of a visitor can collide */
export function cachedStep(context: StepContext, parts: readonly unknown[], describe: () => Step): Step {
  const key = JSON.stringify(parts);
  const known = context.cache.get(key);
  if (known) return known;
  const step = describe();
  if (context.cache.size >= maxCachedSteps) context.cache.clear();
  context.cache.set(key, step);
  return step;
}

export const say = ({ language }: StepContext, zh: string, en: string): string =>
  language === 'zh' ? zh : en;
