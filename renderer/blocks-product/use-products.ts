import { useCallback, useEffect, useRef, useState } from 'react';
import { succeeded } from '../../runtime/index.ts';
import { type PageContext, usePage } from '../context/page-context.ts';
import { useLatest } from '../ui/use-latest.ts';
import { type Product, readProducts } from './read-products.ts';

type Products = readonly Product[];

/**
 * The last products of each endpoint, for the life of the document: who comes back to a list finds it in the first
 * frame, at the place where it was left. By the call that they came from: a preview beside the page has its own.
 */
const known = new WeakMap<PageContext['call'], Map<string, Products>>();

/**
 * The products of an endpoint. They are asked for whenever a page of them is opened; until the answer comes, and where
 * none comes, those that are known are shown. A page that is kept alive and shown again does not ask.
 */
export function useProducts(endpoint: string) {
  const page = usePage();
  const latestPage = useLatest(page);
  const [products, setProducts] = useState<Products | 'loading' | 'failed'>(
    () => known.get(page.call)?.get(endpoint) ?? 'loading',
  );
  const asked = useRef(0);
  const ask = useCallback(async () => {
    const mine = ++asked.current;
    const { call } = latestPage.current;
    const result = await call(endpoint, {});
    const read = succeeded(result) ? readProducts(result.data) : null;
    if (read) known.set(call, new Map(known.get(call)).set(endpoint, read));
    if (mine === asked.current)
      setProducts((shown) => read ?? (typeof shown === 'object' ? shown : 'failed'));
  }, [endpoint, latestPage]);
  useEffect(() => {
    if (asked.current === 0) void ask();
  }, [ask]);
  const reload = () => {
    setProducts('loading');
    return ask();
  };
  return { products, reload };
}
