/** One loan product as it is shown. Amounts in yuan, terms in months, rates in percent a year (simple interest). */
export interface Product {
  id: string;
  name: string;
  lender: string;
  amountMin: number;
  amountMax: number;
  termMonthsMin: number;
  termMonthsMax: number;
  aprMin: number;
  aprMax: number;
  fees: string;
  conditions: readonly string[];
  tags: readonly string[];
  /** Where the lender's own page or app is, by system; https only. */
  address: { ios?: string; android?: string; other?: string };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(readText).filter((text) => text !== '') : [];

/** Numbers may come as strings (fault 17); anything else, or a negative one, is no number. */
const readNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : Number.NaN;
};

/** The products of an answer, or null where the answer holds no list at all. */
export function readProducts(data: unknown): Product[] | null {
  const list = isObject(data) ? data.products : data;
  if (!Array.isArray(list)) return null;
  const products = new Map<string, Product>();
  for (const item of list) {
    const product = isObject(item) ? readProduct(item) : null;
    if (product && !products.has(product.id)) products.set(product.id, product);
  }
  return [...products.values()];
}

/** A product without its lender, its rate or its amount must not be shown: the law asks for them. */
function readProduct(item: Json): Product | null {
  const product: Product = {
    id: typeof item.id === 'number' ? String(item.id) : readText(item.id),
    name: readText(item.name),
    lender: readText(item.lender),
    amountMin: readNumber(item.amountMin),
    amountMax: readNumber(item.amountMax),
    termMonthsMin: readNumber(item.termMonthsMin),
    termMonthsMax: readNumber(item.termMonthsMax),
    aprMin: readNumber(item.aprMin),
    aprMax: readNumber(item.aprMax),
    fees: readText(item.fees),
    conditions: readTexts(item.conditions),
    tags: readTexts(item.tags),
    address: readAddress(item),
  };
  const texts = [product.id, product.name, product.lender];
  const numbers = [
    product.amountMin,
    product.amountMax,
    product.termMonthsMin,
    product.termMonthsMax,
    product.aprMin,
    product.aprMax,
  ];
  return texts.includes('') || numbers.some(Number.isNaN) ? null : product;
}

function readAddress(item: Json): Product['address'] {
  const web = readText(item.url);
  const address: Product['address'] = {};
  for (const [system, value] of [
    ['ios', readText(item.ios) || web],
    ['android', readText(item.android) || web],
    ['other', web],
  ] as const) {
    if (/^https:\/\/[^\s]+$/.test(value)) address[system] = value;
  }
  return address;
}
