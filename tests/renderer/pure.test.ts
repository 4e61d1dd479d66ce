import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ActionPort, perform } from '../../renderer/action.ts';
import { columnsFor } from '../../renderer/Chips.tsx';
import { caretAfter, countCounting } from '../../renderer/fields/caret.ts';
import { groupMobile } from '../../renderer/fields/group-mobile.ts';
import { keepPage } from '../../renderer/kept-pages.ts';
import { exampleOf } from '../../renderer/loan-example.ts';
import { ruleMessage } from '../../renderer/message-ids.ts';
import { formatCents } from '../../renderer/money.ts';
import { type Product, readProducts } from '../../renderer/products.ts';
import { reactionTo } from '../../renderer/reaction.ts';
import { readRegions } from '../../renderer/regions.ts';
import { themeVariables } from '../../renderer/theme.ts';
import { readValuation } from '../../renderer/valuation.ts';
import type { BrandsFile, MessagesFile } from '../../schemas/index.ts';
import { messageIds } from '../../schemas/index.ts';

const readJson = async <T>(path: string) =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')) as T;

describe('messages', () => {
  it('are all in messages.json', async () => {
    const { messages } = await readJson<MessagesFile>('definitions/messages.json');
    expect(messageIds.filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
  });
  it('exist for every rule that a kind of field can break', () => {
    const reachable = {
      mobile: ['required', 'invalid', 'reseller'],
      smsCode: ['required', 'invalid'],
      personName: ['required', 'invalid', 'tooLong'],
      idCard: ['required', 'invalid'],
      amount: ['required', 'invalid', 'tooSmall', 'tooLarge'],
      choice: ['required', 'invalid'],
      picker: ['required', 'invalid'],
      area: ['required', 'invalid'],
      text: ['required', 'tooLong'],
      consent: ['required'],
    } as const;
    for (const [kind, rules] of Object.entries(reachable)) {
      for (const rule of rules) expect(ruleMessage(kind as 'mobile', rule)).toBe(`field.${kind}.${rule}`);
    }
  });
});

describe('perform', () => {
  const port = (): ActionPort => ({
    finish: vi.fn(async () => {}),
    openPage: vi.fn(),
    copy: vi.fn(async () => true),
    pressDownload: vi.fn(() => true),
    back: vi.fn(),
    withdrawConsent: vi.fn(),
  });
  it('finishes with the outcome', async () => {
    const world = port();
    expect(await perform({ do: 'finish', outcome: 'done' }, world)).toBe('done');
    expect(world.finish).toHaveBeenCalledWith('done');
  });
  it('opens, copies, downloads, goes back', async () => {
    const world = port();
    expect(await perform({ do: 'openPage', page: 'privacy' }, world)).toBe('done');
    expect(await perform({ do: 'copy', text: 'name' }, world)).toBe('copied');
    expect(await perform({ do: 'download' }, world)).toBe('done');
    expect(await perform({ do: 'back' }, world)).toBe('done');
    expect(world.openPage).toHaveBeenCalledWith('privacy');
    expect(world.back).toHaveBeenCalledOnce();
  });
  it('says what did not work, and never throws', async () => {
    const world = { ...port(), copy: async () => false, pressDownload: () => false };
    expect(await perform({ do: 'copy', text: 'name' }, world)).toBe('copyFailed');
    expect(await perform({ do: 'download' }, world)).toBe('noDownload');
    const broken = { ...port(), finish: () => Promise.reject(new Error('lost')) };
    expect(await perform({ do: 'finish', outcome: 'done' }, broken)).toBe('failed');
  });
});

describe('reactionTo', () => {
  const onResult = {
    cases: [
      { code: 200, finish: 'saved' },
      { code: [4001, 4002], show: { at: 'code', message: 'wrong' } },
    ],
    otherwise: { show: { at: 'form', message: 'failed' } },
  };
  it('takes the first case with the code, else otherwise', () => {
    expect(reactionTo(onResult, 200).finish).toBe('saved');
    expect(reactionTo(onResult, 4002).show?.at).toBe('code');
    expect(reactionTo(onResult, 500).show?.at).toBe('form');
  });
});

describe('readProducts', () => {
  const product = {
    id: 7,
    name: 'Loan',
    lender: 'Bank',
    amountMin: '1000',
    amountMax: 50_000,
    termMonthsMin: 3,
    termMonthsMax: 12,
    aprMin: 7.2,
    aprMax: '24',
    fees: null,
    conditions: null,
    tags: ['a', 3, ''],
    url: 'https://bank.example/',
    ios: 'javascript:alert(1)',
  };
  it('reads numbers that come as strings and lists that do not come', () => {
    expect(readProducts({ products: [product] })).toEqual([
      {
        ...{ id: '7', name: 'Loan', lender: 'Bank', amountMin: 1000, amountMax: 50_000 },
        ...{ termMonthsMin: 3, termMonthsMax: 12, aprMin: 7.2, aprMax: 24 },
        ...{ fees: '', conditions: [], tags: ['a'] },
        address: { android: 'https://bank.example/', other: 'https://bank.example/' },
      },
    ]);
  });
  it('shows no product without lender, rate or amount, and none twice', () => {
    const { lender: _, ...nameless } = product;
    expect(readProducts([nameless, { ...product, aprMax: -1 }, { ...product, amountMax: '' }])).toEqual([]);
    expect(readProducts([product, product])).toHaveLength(1);
  });
  it('tells an empty list from no list', () => {
    expect(readProducts({ products: [] })).toEqual([]);
    for (const data of [null, undefined, '', 3, {}, { products: {} }]) expect(readProducts(data)).toBeNull();
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (data) => void readProducts({ products: data })));
    fc.assert(fc.property(fc.jsonValue(), (data) => void readRegions(data)));
  });
});

describe('exampleOf', () => {
  const [offer] = readProducts([
    {
      ...{ id: 1, name: 'Loan', lender: 'Bank', amountMin: 1000, amountMax: 50_000 },
      ...{ termMonthsMin: 3, termMonthsMax: 36, aprMin: 7.2, aprMax: 18 },
    },
  ]) as [Product];
  const terms = (change: Partial<Product>) => {
    const { amount, months, annualRate } = exampleOf({ ...offer, ...change }) ?? {};
    return [amount, months, annualRate];
  };
  it('is 10,000 over 12 months at the highest rate, where the product has that', () => {
    const costs = { payment: 916.8, interest: 1001.6, paid: 11_001.6 };
    expect(exampleOf(offer)).toEqual({ amount: 10_000, months: 12, annualRate: 18, ...costs });
  });
  it('is of the least amount and the nearest term where it has not', () => {
    expect(terms({ amountMin: 20_000, termMonthsMin: 24 })).toEqual([20_000, 24, 18]);
    expect(terms({ amountMax: 5000, termMonthsMax: 6 })).toEqual([1000, 6, 18]);
    expect(terms({ amountMin: 0, amountMax: 5000 })).toEqual([5000, 12, 18]);
  });
  it('is none of what nobody can borrow, and never throws', () => {
    const none = [
      { amountMin: 0, amountMax: 0 },
      { termMonthsMin: 0, termMonthsMax: 0 },
    ];
    for (const change of [...none, { termMonthsMin: 1e9, termMonthsMax: 1e9 }]) {
      expect(exampleOf({ ...offer, ...change })).toBeNull();
    }
    const number = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(number, number, number, number, number, (low, high, short, long, rate) => {
        const range = { amountMin: low, amountMax: high, termMonthsMin: short, termMonthsMax: long };
        const example = exampleOf({ ...offer, ...range, aprMax: rate });
        expect(Object.values(example ?? {}).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('readValuation', () => {
  it('reads the range, and what it rests on where that can be read', () => {
    const factors = [{ name: 'Age', effect: '-0.28' }, { name: '' }, null, { name: 'City', effect: 'x' }];
    expect(readValuation({ low: '80000', high: 92_500, listPrice: -1, ageYears: 3.5, factors })).toEqual({
      ...{ low: 80_000, high: 92_500, listPrice: null, ageYears: 3.5 },
      factors: [{ name: 'Age', effect: -0.28 }],
    });
  });
  it('is none without a range, and never throws', () => {
    for (const data of [null, [], 'x', {}, { low: 2 }, { low: 3, high: 2 }, { low: -1, high: 2 }]) {
      expect(readValuation(data)).toBeNull();
    }
    fc.assert(fc.property(fc.jsonValue(), (data) => void readValuation(data)));
    fc.assert(fc.property(fc.jsonValue(), (factors) => void readValuation({ low: 1, high: 2, factors })));
  });
});

describe('keepPage', () => {
  const bundle = { page: { id: 'p', outcomes: [], body: [] }, forms: {}, messages: {} };
  const visit = (kept: ReturnType<typeof keepPage>, about: string) =>
    keepPage(kept, { route: 'product', about, bundle });
  it('puts the page that is shown first, and keeps what it was', () => {
    const kept = ['a', 'b', 'a'].reduce(visit, []);
    expect(kept.map(({ id, about }) => [id, about])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(visit(kept, 'a')).toBe(kept);
  });
  it('keeps a handful: the one that was not looked at for longest is gone', () => {
    const kept = ['a', 'b', 'c', 'd', 'a', 'e'].reduce(visit, []);
    expect(kept.map(({ about }) => about)).toEqual(['e', 'a', 'd', 'c']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(4);
  });
});

describe('formatCents', () => {
  it('shows both digits of the cents', () => {
    expect([0, 916.8, 1_234_567.891].map(formatCents)).toEqual(['0.00', '916.80', '1,234,567.89']);
  });
});

describe('readRegions', () => {
  const tree = [
    {
      code: '310000',
      name: 'Shanghai',
      below: [{ code: '310100', name: 'City', below: [{ code: '310101', name: 'Huangpu', below: [] }] }],
    },
  ];
  it('reads the tree', () => {
    const counties = [
      { code: '310101', name: 'Huangpu' },
      { code: 'x', name: 'no' },
    ];
    const cities = [{ code: '310100', name: 'City', counties }];
    expect(readRegions({ provinces: [{ code: '310000', name: 'Shanghai', cities }] })).toEqual(tree);
  });
  it('reads one list keyed by code, and three lists by level', () => {
    expect(readRegions({ '310101': 'Huangpu', '310000': 'Shanghai', '310100': 'City' })).toEqual(tree);
    const lists = {
      province_list: { '310000': 'Shanghai' },
      city_list: { '310100': 'City' },
      county_list: { '310101': 'Huangpu' },
    };
    expect(readRegions(lists)).toEqual(tree);
  });
  it('answers null where there are none', () => {
    for (const data of [null, [], {}, { provinces: [] }, '']) expect(readRegions(data)).toBeNull();
  });
});

describe('groupMobile and the caret', () => {
  it.each([
    ['', ''],
    ['138', '138'],
    ['1381', '138 1'],
    ['13812345678', '138 1234 5678'],
    ['138123456789', '138 1234 56789'],
  ])('%s is shown as %s', (digits, shown) => expect(groupMobile(digits)).toBe(shown));
  it('keeps as many digits after the caret as there were', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,14}$/), fc.nat(14), (digits, after) => {
        const shown = groupMobile(digits);
        const wanted = Math.min(after, digits.length);
        expect(countCounting(shown.slice(caretAfter(shown, after)))).toBe(wanted);
      }),
    );
  });
});

describe('themeVariables', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  it('keeps a button legible whatever colours a brand has', () => {
    fc.assert(
      fc.property(hex, hex, (primary, onPrimary) => {
        const theme = { primary, onPrimary, accent: primary, surface: '#ffffff', ink: '#111111', radius: 8 };
        expect(contrast(themeVariables(theme)['--fill'] ?? '', onPrimary)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
  it('keeps every brand of the config legible', async () => {
    const { brands } = await readJson<BrandsFile>('brands.json');
    for (const { theme } of Object.values(brands)) {
      const shades = themeVariables(theme);
      const on = (text: string, ground: string) => contrast(shades[`--${text}`] ?? '', ground);
      for (const ground of ['#ffffff', theme.surface]) {
        expect(on('ink-soft', ground)).toBeGreaterThanOrEqual(4.5);
        expect(on('primary-text', ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(on('primary-text', shades['--primary-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(on('control-line', '#ffffff')).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('chips', () => {
  it('stand in even columns, as many as their labels leave room for', () => {
    expect(columnsFor(['3 期', '6 期', '12 期', '24 期', '36 期'])).toBe(3);
    expect(columnsFor(['无', '有'])).toBe(2);
    expect(columnsFor(['未缴纳', '不满半年', '半年–1 年', '1 年以上'])).toBe(2);
    expect(columnsFor(['有，按揭中', '有，无按揭', '无'])).toBe(3);
    expect(columnsFor(['这是一个特别长的、要写两行的选项文字', '短'])).toBe(1);
  });
  it('never leave one chip alone in the last row where another number of columns fits', () => {
    const property = fc.property(fc.integer({ min: 2, max: 12 }), (count) => {
      const columns = columnsFor(Array.from({ length: count }, () => '甲'));
      if (count > 4 && [4, 3, 2].some((n) => count % n !== 1)) expect(count % columns).not.toBe(1);
    });
    expect(fc.check(property, { numRuns: 100 })).toMatchObject({ failed: false, numRuns: 100 });
  });
});
