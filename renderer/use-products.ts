import { useCallback, useEffect, useRef, useState } from 'react';
import { succeeded } from '../runtime/index.ts';
import { usePage } from './page-context.ts';
import { type Product, readProducts } from './products.ts';
import { useLatest } from './use-latest.ts';

/** The products of an endpoint. A page that is kept alive and shown again has them already: it asks once. */
export function useProducts(endpoint: string) {
  const world = useLatest(usePage());
  const [products, setProducts] = useState<readonly Product[] | 'loading' | 'failed'>('loading');
  const asked = useRef(0);
  const reload = useCallback(async () => {
    const mine = ++asked.current;
    setProducts('loading');
    const result = await world.current.call(endpoint, {});
    if (mine === asked.current) setProducts((succeeded(result) && readProducts(result.data)) || 'failed');
  }, [endpoint, world]);
  useEffect(() => {
    if (asked.current === 0) void reload();
  }, [reload]);
  return { products, reload };
}
