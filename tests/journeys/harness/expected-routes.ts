// The tables of R-ROUTE, R-AUTH and R-BRAND, copied from the requirements and not from the config that they test.

/** Page on every host, by path (R-ROUTE 4). */
export const pageOfPath: Readonly<Record<string, string>> = {
  '/form-package': 'form-package',
  '/form-package-app': 'form-package-app',
  '/form-package-uni': 'form-package-uni',
  '/form-package-simple': 'form-package-simple',
  '/product-detail': 'product-detail',
  '/product-detail-popup': 'product-detail-popup',
  '/external-product-info': 'external-product-info',
  '/success-download': 'success-download',
  '/success-loan-marketplace-download': 'loan-marketplace',
  '/download': 'loan-marketplace',
  '/success-loading-old': 'success-download',
  '/p4-list-download': 'p4-list-download',
  '/fail-page': 'fail-page',
  '/gongzhonghao': 'gongzhonghao',
  '/weixin-gongzhonghao': 'weixin-gongzhonghao',
  '/success-loading': 'success-loading',
  '/fail-loading': 'fail-loading',
  '/single-sign': 'single-sign',
  '/ks-fail-marketplace': 'ks-fail-marketplace',
  '/city': 'city',
  '/from': 'from',
  '/ks-carloan': 'ks-carloan',
  '/carloan': 'carloan',
  '/carloan-app': 'carloan-app',
  '/car-loan-result': 'car-loan-result',
  '/uni-carloan': 'uni-carloan',
  '/uni-carloan-result': 'uni-carloan-result',
  '/app-carloan': 'app-carloan',
  '/app-carloan-result': 'app-carloan-result',
  '/car-problem': 'car-problem',
  '/car-valuation': 'car-valuation',
  '/loan-calculator': 'loan-calculator',
  '/download-page': 'download-page',
  '/downloadpage1': 'download-page-1',
  '/testpage/downaddress': 'test-download-address',
  '/404err': 'not-found',
  '/no/such/page': 'empty',
};

/** The targets of the guarded paths without a token (R-AUTH 2, 3). */
export const guardedPaths: Readonly<Record<string, string>> = {
  '/success-download': '/download-page',
  '/success-loan-marketplace-download': '/download-page',
  '/fail-page': '/download-page',
  '/product-detail': 'login',
  '/form-package': 'login',
  '/ks-fail-marketplace': 'login',
};

/** Landing pages of the hosts (R-ROUTE 2, 3). */
const entries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  default: {
    '/v2/login': 'login-v2',
    '/v3/login': 'login-v3',
    '/v4/login': 'login-v4',
    '/m/kssczh/tengxun/shanxin/index.html': 'login-tengxun',
  },
  'm-v1.example': { '/m/v1/index.html': 'login-v1' },
  'm-v1-small.example': { '/m/v1_small/index.html': 'login-small' },
  'm.example': { '/m/index.html': 'login-v2' },
  'v1.example': { '/v1/login': 'login-v1' },
  'v2.example': { '/v2/login': 'login-v2' },
  'event.example': {},
  'baidu.example': { '/baidu/index.html': 'login-baidu' },
  'ks-shanxin.example': { '/m/kssczh/kuaishou/shanxin/index.html': 'login-kuaishou' },
  'one-channel.example': { '/m/one-channel/index.html': 'login-one-channel' },
  'carloan.example': {},
  'ks5218.example': { '/m/v1-ks5218/index.html': 'login-kuaishou' },
  'ks5194.example': { '/m/v1-ks5194/index.html': 'login-kuaishou' },
  'token-a.example': { '/landing-a.html': 'login-v3' },
  'token-b.example': { '/landing-b.html': 'login-v4' },
  'kuaishou.example': { '/m/kssczh/kuaishou/index.html': 'login-kuaishou' },
};

/** Entry pages of a host, by path; another host's landing path is an unknown one here (R-ROUTE 1). */
export function entriesOfHost(host: string): Record<string, string> {
  const others = Object.values(entries).flatMap((paths) => Object.keys(paths));
  const own = entries[host] ?? {};
  const ofOtherHosts = others.filter((path) => !Object.hasOwn(own, path));
  return {
    ...Object.fromEntries(ofOtherHosts.map((path) => [path, 'empty'])),
    ...own,
    '/login': 'login',
    '/index.html': 'login',
  };
}

/** The brand name of each host, which is the page title (R-PROD 4, R-BRAND 1). */
export const titleOfHost: Readonly<Record<string, string>> = {
  default: '禾岸借贷',
  'm-v1.example': '禾岸借贷',
  'm-v1-small.example': '禾岸借贷',
  'm.example': '砚田分期',
  'v1.example': '禾岸借贷',
  'v2.example': '砚田分期',
  'event.example': '禾岸借贷',
  'baidu.example': '鹭洲快贷',
  'ks-shanxin.example': '棠溪速贷',
  'one-channel.example': '拾惠分期',
  'carloan.example': '听澜贷款咨询',
  'ks5218.example': '棠溪速贷',
  'ks5194.example': '棠溪速贷',
  'token-a.example': '鹭洲快贷',
  'token-b.example': '听澜贷款咨询',
  'kuaishou.example': '棠溪速贷',
};
