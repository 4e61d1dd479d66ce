import { useDeferredValue } from 'react';
import type { Block } from '../../schemas/index.ts';
import { allBlocks } from '../site-data/page-blocks.ts';

/**
 * The blocks of a page. The screen of a page with a form ends at the form: where the page is new to the visitor, what
 * stands below is rendered once that is painted, and moves nothing.
 * @param areNew - false where a position further down may be restored, and for the first page, whose blocks are there
 */
export function useBlocks(body: readonly Block[], areNew: boolean): readonly Block[] {
  const form = areNew
    ? body.findIndex((block) => allBlocks([block]).some(({ type }) => type === 'form'))
    : -1;
  const count = useDeferredValue(body.length, form < 0 ? body.length : form + 1);
  return body.slice(0, count);
}
