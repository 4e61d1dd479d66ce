/** How to load the view of each block of the product, and the height reserved meanwhile, px. */
export const loanBlockViews = {
  productList: {
    load: () => import('./blocks-product/ProductList.tsx'),
    space: 640,
  },
  product: {
    load: () => import('./blocks-product/Product.tsx'),
    space: 420,
  },
  calculator: {
    load: () => import('./blocks-calculator/Calculator.tsx'),
    space: 1180,
  },
  valuation: {
    load: () => import('./blocks-car/Valuation.tsx'),
  },
};
