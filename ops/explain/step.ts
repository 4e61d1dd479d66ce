import type { Config } from '../../schemas/index.ts';
import type { Language } from '../text/text.ts';
import type { RowSources, SourceLocation } from './row-source.ts';

/** One stage of an explanation, in the order of a visit. */
export interface Step {
  stage: string;
  value: string;
  reason: string;
  source: SourceLocation;
  /** Rows that were asked first and did not match, with the fact that failed. */
  rejected: { row: string; because: string }[];
}

/** What the steps are told from. */
export interface StepContext {
  config: Config;
  rows: RowSources;
  language: Language;
  /** Whether the rows that did not match are listed. */
  listsRejected: boolean;
  /** Steps told before, by all that they depend on; a batch tells the same few again and again. */
  cache: Map<string, Step>;
}

/** A batch of ever new hosts and cities must not fill the memory. */
const mostTold = 20_000;

/** @param parts - all that the step depends on; as JSON, so that no text of a visitor can look like another key */
export function cachedStep(telling: StepContext, parts: readonly unknown[], tell: () => Step): Step {
  const key = JSON.stringify(parts);
  const known = telling.cache.get(key);
  if (known) return known;
  const step = tell();
  if (telling.cache.size >= mostTold) telling.cache.clear();
  telling.cache.set(key, step);
  return step;
}

export const say = ({ language }: StepContext, zh: string, en: string): string =>
  language === 'zh' ? zh : en;
