import type { Config, Form } from '../../schemas/index.ts';
import { blocksOf, formsIn, type NamedItem } from '../edits/page-blocks.ts';

/** The forms that some page of a config asks visitors to fill in, by id. */
export const formsAsked = (config: Config): Set<string> =>
  new Set(
    Object.values(config.pages)
      .flatMap((page) => formsFilledIn(blocksOf(page), config))
      .map(({ id }) => id),
  );

/** A valuation names the form whose answers it reads. */
export const formsFilledIn = (blocks: readonly NamedItem[], config: Config): Form[] =>
  formsIn(
    blocks.filter(({ type }) => type === 'form'),
    config,
  );
