import { useState } from 'react';
import { type PageContext, usePage } from '../../../../renderer/context/page-context.ts';
import { usePageScope } from '../../../../renderer/context/page-scope.ts';
import { anyProduct, type ProductChoice } from './arrange-products.ts';

/**
 * What was chosen in each list, for the life of the document: a visitor who returns to a list finds it as it was left, in
 * the first frame. Keyed by the call function: a preview beside the page has its own.
 */
const chosen = new WeakMap<PageContext['call'], Map<string, ProductChoice>>();

/** Order and filter of a list of products, kept while the visitor is on other pages. */
export function useProductChoice(block: string) {
  const { call } = usePage();
  const list = `${usePageScope().page.id} ${block}`;
  // Looked up anew: two changes may come in one commit.
  const current = () => chosen.get(call)?.get(list) ?? anyProduct;
  const [choice, setChoice] = useState(current);
  const choose = (change: Partial<ProductChoice>) => {
    const next = { ...current(), ...change };
    chosen.set(call, new Map(chosen.get(call)).set(list, next));
    setChoice(next);
  };
  return { choice, choose };
}
