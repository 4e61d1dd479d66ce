// The tables of the requirements, copied from them and not from the config, so that tests compare the two.

/** R-NAV, destination by fail_todo and by succ_todo; `null` is any other value. Paths, as the requirements have them. */
export const failDestinations: [number, string][] = [
  [0, '/fail-page'],
  [1, '/p4-list-download'],
  [2, '/p4-list-download'],
  [3, '/download-page'],
  [4, '/downloadpage1'],
  [5, '/gongzhonghao'],
  [6, '/downloadpage1'],
  [7, '/downloadpage1'],
];
export const successDestinations: [number, string][] = [
  [0, '/success-download'],
  [1, '/success-download'],
  [2, '/p4-list-download'],
  [3, '/p4-list-download'],
  [4, '/download-page'],
  [5, '/gongzhonghao'],
  [6, '/downloadpage1'],
  [7, '/downloadpage1'],
];
/** By input_form 0 and 1, for every other value. */
export const failDefault = ['/fail-loading', '/p4-list-download'] as const;
export const successDefault = ['/success-loading', '/download-page'] as const;

const [shanghai, beijing, chengdu, shenzhen, guangzhou, hangzhou, qingdao, chongqing] = [
  '上海',
  '北京',
  '成都',
  '深圳',
  '广州',
  '杭州',
  '青岛',
  '重庆',
] as const;
export const cities = [shanghai, beijing, chengdu, shenzhen, guangzhou, hangzhou, qingdao, chongqing];

export interface CityRow {
  channels: string[];
  cities: string[];
  flags: [input: number, succ: number, fail: number];
}
/** R-FLAG 3. */
export const cityRows: CityRow[] = [
  {
    channels: ['5265'],
    cities: [shanghai, beijing, chengdu, shenzhen, guangzhou, hangzhou, qingdao],
    flags: [1, 4, 3],
  },
  { channels: ['5626', '5627', '5969', '5972', '5973'], cities: [shanghai], flags: [1, 4, 3] },
  { channels: ['5320'], cities: [beijing], flags: [1, 4, 3] },
  { channels: ['683', '684', '685', '679', '5167', '5180'], cities: [beijing], flags: [0, 5, 5] },
  { channels: ['5130'], cities: [shenzhen], flags: [0, 5, 5] },
  { channels: ['5618'], cities: [chengdu], flags: [0, 5, 5] },
  { channels: ['5716', '5883'], cities: [shanghai, hangzhou], flags: [0, 0, 0] },
  { channels: ['5967', '5966'], cities: [shenzhen], flags: [0, 0, 0] },
  { channels: ['5996'], cities: [shenzhen, beijing], flags: [0, 0, 0] },
  { channels: ['5611', '5740'], cities: [chengdu], flags: [0, 4, 3] },
  { channels: ['5957', '5316', '5726', '5727'], cities: [hangzhou], flags: [0, 4, 3] },
  { channels: ['5482'], cities: [hangzhou, chengdu, shanghai, beijing, chongqing], flags: [0, 4, 3] },
  { channels: ['5826', '5825'], cities: [chengdu, shanghai, beijing], flags: [0, 4, 3] },
  { channels: ['5483'], cities: [hangzhou, shanghai, beijing, chongqing], flags: [0, 4, 3] },
  {
    channels: ['5590', '5591'],
    cities: [hangzhou, shanghai, beijing, chongqing, guangzhou, shenzhen, chengdu],
    flags: [0, 4, 3],
  },
  {
    channels: ['5775', '5781', '5655', '5698'],
    cities: [hangzhou, shanghai, beijing, chongqing, shenzhen, chengdu],
    flags: [0, 4, 3],
  },
];
export const cityChannels: (CityRow & { channel: string })[] = cityRows.flatMap((row) =>
  row.channels.map((channel) => ({ channel, ...row })),
);

/** R-NAV 5 and R-NAV 1. */
export const reloginChannels = ['683', '684', '685', '679', '5167', '5180'];
export const reloginHost = 'event.example';
export const blockedChannel = '5813';
export const defaultChannel = '5818';

/** R-ROUTE 3: the target of `/` on each host. */
export const roots: [host: string, path: string][] = [
  ['default', '/login'],
  ['m-v1.example', '/m/v1/index.html'],
  ['m-v1-small.example', '/m/v1_small/index.html'],
  ['m.example', '/m/index.html'],
  ['v1.example', '/v1/login'],
  ['v2.example', '/v2/login'],
  ['event.example', '/login'],
  ['baidu.example', '/baidu/index.html'],
  ['ks-shanxin.example', '/m/kssczh/kuaishou/shanxin/index.html'],
  ['one-channel.example', '/m/one-channel/index.html'],
  ['carloan.example', '/carloan'],
  ['ks5218.example', '/m/v1-ks5218/index.html'],
  ['ks5194.example', '/m/v1-ks5194/index.html'],
  ['token-a.example', '/landing-a.html'],
  ['token-b.example', '/landing-b.html'],
  ['kuaishou.example', '/m/kssczh/kuaishou/index.html'],
];

/** R-ROUTE 2: paths of the default list besides `/`. */
export const defaultEntries = [
  '/login',
  '/v2/login',
  '/v3/login',
  '/v4/login',
  '/m/kssczh/tengxun/shanxin/index.html',
  '/index.html',
];

/** R-ROUTE 4: paths on every host, with the name the requirements give, if any. */
export const everyHost: [path: string, name: string | null][] = [
  ['/form-package', 'formPackage'],
  ['/form-package-app', 'formPackageApp'],
  ['/form-package-uni', 'formPackageUni'],
  ['/form-package-simple', 'formPackageSimple'],
  ['/product-detail', 'productDetail'],
  ['/product-detail-popup', 'productDetailPopup'],
  ['/external-product-info', 'externalProductDetail'],
  ['/success-download', 'successDownload'],
  ['/success-loan-marketplace-download', 'successLoanMarketplaceDownload'],
  ['/download', null],
  ['/success-loading-old', null],
  ['/p4-list-download', 'p4ListDownload'],
  ['/fail-page', 'failPage'],
  ['/gongzhonghao', null],
  ['/weixin-gongzhonghao', null],
  ['/fail-loading', null],
  ['/success-loading', null],
  ['/single-sign', null],
  ['/ks-fail-marketplace', 'ksFailMarketplace'],
  ['/city', null],
  ['/from', null],
  ['/ks-carloan', null],
  ['/carloan', 'carloan'],
  ['/carloan-app', 'carloanApp'],
  ['/car-loan-result', 'carloanresult'],
  ['/uni-carloan', null],
  ['/uni-carloan-result', null],
  ['/app-carloan', null],
  ['/app-carloan-result', null],
  ['/car-problem', null],
  ['/car-valuation', null],
  ['/loan-calculator', null],
  ['/download-page', 'downloadPage'],
  ['/downloadpage1', 'downloadpage1'],
  ['/testpage/downaddress', null],
  ['/404err', null],
];
/** R-ROUTE 4 and R-AUTH 2. */
export const keptAlive = ['/product-detail', '/product-detail-popup', '/external-product-info'];
export const tokenPaths = [
  '/product-detail',
  '/success-download',
  '/success-loan-marketplace-download',
  '/form-package',
  '/fail-page',
  '/ks-fail-marketplace',
];
/** R-AUTH 3: those of them that go to the download page without a token. */
export const guardedToDownload = ['/success-download', '/success-loan-marketplace-download', '/fail-page'];
export const formPaths = ['/form-package', '/form-package-app', '/form-package-uni', '/form-package-simple'];
