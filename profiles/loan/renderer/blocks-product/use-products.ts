import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageContext, usePage } from '../../../../renderer/context/page-context.ts';
import { lateStylesheets } from '../../../../renderer/loading/late-stylesheets.ts';
import { useLatest } from '../../../../renderer/ui/use-latest.ts';
import { succeeded } from '../../../../runtime/index.ts';
import { type Product, readProducts } from './read-products.ts';

type Products = readonly Product[];

/**
 * The last products of each endpoint, for the life of the document: a visitor who returns to a list sees it in the
 * first frame, at the same scroll position. Keyed by the call function: a preview beside the page has its own.
 */
const known = new WeakMap<PageContext['call'], Map<string, Products>>();

/**
 * The products of an endpoint. They are requested whenever a page with them is opened; until the response arrives, or
 * if it fails, the last known ones are shown. Returning to a page that was kept alive requests nothing.
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
    const result = await call(endpoint, {}, null);
    await lateStylesheets(document);
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
