import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import type { Product } from './read-products.ts';

/** Answers why nobody can apply for a product on this phone now, in words; null if one can. */
export function useUnavailableReason(): (product: Product) => string | null {
  const { device } = usePage();
  const message = useMessage();
  return ({ unavailable, address }) => {
    if (unavailable !== '') return unavailable;
    return address[device.os] === undefined ? message('product.noAddress') : null;
  };
}
