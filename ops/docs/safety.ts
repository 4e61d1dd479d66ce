import { doc } from './code-doc.ts';

const agree = '"text": "我已阅读并同意"';
const ads = '"ads": { "network": "baidu", "conversionId": "abc-1" }';

/** Law, money and secrets. */
export const safetyDocs = {
  'consent-missing': doc(
    [
      '收集个人信息的表单没有必选的同意',
      'a form that collects personal data has no consent that must be ticked',
    ],
    [
      '没有同意就收集是违法的（个人信息保护法第 14 条）',
      'collecting it without consent is against the law (PIPL 14)',
    ],
    { file: 'definitions/forms/sms-login.json', good: agree, bad: `${agree}, "optional": true` },
  ),
  'conversion-id-shared': doc(
    ['同一平台的两个渠道用了同一个转化编号', 'two channels of a network have one conversion id'],
    [
      '分不清转化是哪个渠道带来的，广告费会算错',
      'nobody can tell which channel brought a conversion; money goes to the wrong one',
    ],
    {
      file: 'channels.json',
      good: '"conversionId": "abc-2"',
      bad: '"conversionId": "abc-1"',
      also: [
        {
          file: 'channels.json',
          from: '"tags": ["search"]',
          to: '"tags": ["search"], "ads": { "network": "baidu", "conversionId": "abc-2" }',
        },
      ],
    },
  ),
  'tracker-missing': doc(
    [
      '有转化编号没有广告平台，或有平台没有编号',
      'a channel has a conversion id and no network, or the other way round',
    ],
    ['转化不会上报', 'no conversion is reported'],
    { file: 'channels.json', good: ads, bad: '"ads": { "network": "baidu" }' },
  ),
  'color-contrast': doc(
    [
      '品牌的文字颜色与页面底色的对比度低于 4.5:1；其他颜色手机会自动调到看得清',
      'the colour of text of a brand has less than 4.5:1 to the ground of its page; phones move the other colours by themselves',
    ],
    [
      '访客看不清页面上的字，包括合同和费用',
      'visitors cannot read what the page says, costs and contract included',
    ],
    { file: 'brands.json', good: '"ink": "#1b1c1e"', bad: '"ink": "#c9ced6"' },
  ),
  'url-unsafe': doc(
    [
      '网址不是 https、是内网地址，或带有用户名',
      'an address that is not https, is private, or has a user name in it',
    ],
    ['访客打不开，或内容可能被人改掉', 'visitors cannot open it, or somebody on the way can change it'],
    { file: 'definitions/trackers.json', good: '"https://ads.example/a.js"', bad: '"https://10.0.0.5/a.js"' },
  ),
  'host-punycode': doc(
    [
      '域名不是纯英文字母（xn--），或混用几种字母',
      'the name of a host is not plain ASCII (xn--), or mixes scripts',
    ],
    [
      '看起来可能与别的域名一样：仿冒的网站就是这样做的',
      'it may look like another one: that is how sites are imitated',
    ],
    { file: 'definitions/site.json', good: '"m.partner.example"', bad: '"xn--mrtner-fwe2d.example"' },
  ),
  'secret-like': doc(
    [
      '像是私钥、访问密钥、令牌或密码；只显示前 4 个字符',
      'something that looks like a private key, access key, token or password; only its first four characters are shown',
    ],
    [
      '配置会发到每个访客的手机上，写进来就等于公开',
      'the config goes to the phone of every visitor: what stands in it is public',
    ],
    {
      file: 'channels.json',
      good: '"title": "示例金融"',
      bad: '"note": "AKIAIOSFODNN7EXAMPLE", "title": "示例金融"',
    },
  ),
} as const;
