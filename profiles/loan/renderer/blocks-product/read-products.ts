/** One loan product. Amounts in yuan, terms in months, rates in percent a year (simple interest). */
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
  /** Why the lender accepts no applications for now, in its words; empty if it accepts them. */
  unavailable: string;
  /** The lender's page or app by operating system; https only. */
  address: { ios?: string; android?: string; other?: string };
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(readText).filter((text) => text !== '') : [];

/** Numbers may arrive as strings (fault 17); anything else, or a negative number, is invalid. */
const readNumber = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : Number.NaN;
};

/** Decodes the products of an API response; null if it contains no list. */
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

/** The law requires lender, rate and amount: a product that lacks one must not be shown. */
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
    unavailable: readText(item.unavailable),
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
