import type { CarModels } from '../../schemas/api/index.ts';

/** Invented brands; list prices in yuan of each series' models, from the most basic to the best equipped. */
const brands = [
  {
    id: 'yuantu',
    name: '远途',
    sedan: [79_800, 95_800, 112_800],
    suv: [109_800, 129_800],
    electric: [139_800, 159_800, 189_800],
  },
  {
    id: 'qingchuan',
    name: '清川',
    sedan: [100_000, 118_000],
    suv: [138_000, 156_000, 178_000],
    electric: [149_800, 169_800],
  },
  {
    id: 'beiling',
    name: '北岭',
    sedan: [69_900, 82_900],
    suv: [92_900, 108_900, 126_900],
    electric: [98_900, 116_900],
  },
  {
    id: 'qiyuan',
    name: '栖原',
    sedan: [128_800, 146_800, 168_800],
    suv: [188_800, 215_800],
    electric: [208_800, 239_800],
  },
  {
    id: 'yunmo',
    name: '云陌',
    sedan: [239_000, 278_000],
    suv: [299_000, 348_000, 398_000],
    electric: [289_000, 338_000],
  },
  {
    id: 'haiyu',
    name: '海屿',
    sedan: [88_600, 99_600],
    suv: [119_600, 136_600],
    electric: [126_600, 145_600, 166_600],
  },
  {
    id: 'yucheng',
    name: '榆城',
    sedan: [59_800, 68_800],
    suv: [78_800, 89_800],
    electric: [72_800, 85_800],
  },
  {
    id: 'qinglu',
    name: '青麓',
    sedan: [158_000, 179_000],
    suv: [219_000, 248_000, 279_000],
    electric: [199_000, 229_000],
  },
];

const series = [
  { id: 'sedan', name: '紧凑型轿车', models: ['1.5L 手动标准版', '1.5T 自动舒适版', '1.5T 自动尊享版'] },
  { id: 'suv', name: '家用 SUV', models: ['1.5T 两驱舒适版', '2.0T 两驱豪华版', '2.0T 四驱尊享版'] },
  { id: 'electric', name: '纯电轿车', models: ['410 公里标准版', '520 公里长续航版', '605 公里四驱版'] },
] as const;

/** `yuantu` → `yuantu-sedan` → `yuantu-sedan-1`. */
export const carModelList: CarModels = {
  options: brands.map((brand) => ({
    id: brand.id,
    name: brand.name,
    options: series.map((one) => ({
      id: `${brand.id}-${one.id}`,
      name: one.name,
      options: brand[one.id].map((listPrice, index) => ({
        id: `${brand.id}-${one.id}-${index + 1}`,
        name: one.models[index] ?? '',
        listPrice,
      })),
    })),
  })),
};

const prices = new Map(
  carModelList.options.flatMap((brand) =>
    brand.options.flatMap((one) => one.options.map((model) => [model.id, model.listPrice] as const)),
  ),
);

/** The list price of a model, given by its id or by the path of a cascade: `yuantu/yuantu-sedan/yuantu-sedan-1`. */
export function findListPrice(model: string): number | undefined {
  return prices.get(model.split('/').at(-1) ?? '');
}
