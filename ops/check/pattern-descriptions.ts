import {
  attributeValuePattern,
  bandLimitPattern,
  bothLanguagesPattern,
  clickIdPattern,
  clickParameterPattern,
  dayAndTimePattern,
  dayPattern,
  factNamePattern,
  factPointerPattern,
  identifierPattern,
  lastDayPattern,
  notEveryText,
} from '../../schemas/index.ts';
import type { Text } from '../text/text.ts';

const kebab: Text = {
  zh: '小写字母开头, 只用小写字母、数字和 -, 如 sms-login',
  en: 'a small letter, then small letters, digits and -, as in sms-login',
};
const camel: Text = {
  zh: '小写字母开头, 只用字母和数字, 如 formSaved',
  en: 'a small letter, then letters and digits, as in formSaved',
};

/** Every pattern of the schemas in words, because few people who edit the config read regular expressions. */
export const patternDescriptions: Record<string, Text> = {
  '^(default|[a-z0-9-]+(\\.[a-z0-9-]+)+)$': {
    zh: '域名 (小写, 不带 https:// 和端口), 如 loan.example; 或 default',
    en: 'a host name (small letters, no https:// and no port) as in loan.example; or default',
  },
  [lastDayPattern]: {
    zh: 'today 或日历上有的日期, 如 2027-03-31',
    en: 'today, or a date that exists, as in 2027-03-31',
  },
  [bandLimitPattern]: {
    zh: '日历上有的日期或年月, 如 2027-03-31、2027-03',
    en: 'a date or a month that exists, as in 2027-03-31 or 2027-03',
  },
  [dayPattern]: { zh: '日历上有的日期, 如 2027-03-31', en: 'a date that exists, as in 2027-03-31' },
  [dayAndTimePattern]: {
    zh: '日历上有的日期和时刻, 如 2026-12-31T18:00',
    en: 'a date that exists and a time of day, as in 2026-12-31T18:00',
  },
  '^/assets/[a-z0-9/.-]+\\.(mp4|webm)$': {
    zh: '/assets/ 下的视频 (mp4 webm), 如 /assets/film.mp4',
    en: 'a film under /assets/ (mp4 webm) as in /assets/film.mp4',
  },
  '^/assets/[a-z0-9/.-]+\\.vtt$': {
    zh: '/assets/ 下的字幕 (vtt), 如 /assets/film.vtt',
    en: 'captions under /assets/ (vtt) as in /assets/film.vtt',
  },
  '^https://\\S+\\.(mp4|webm)$': {
    zh: '以 https:// 开头、以 .mp4 或 .webm 结尾的地址',
    en: 'an address that begins with https:// and ends with .mp4 or .webm',
  },
  '^\\+?[0-9][0-9-]{2,19}$': {
    zh: '电话号码: 数字和短横线, 如 400-000-0000',
    en: 'a telephone number of digits and hyphens as in 400-000-0000',
  },
  '^/assets/[a-z0-9/.-]+\\.(svg|png|jpg|webp|ico)$': {
    zh: '/assets/ 下的图片 (svg png jpg webp ico), 如 /assets/logo.svg',
    en: 'a picture under /assets/ (svg png jpg webp ico) as in /assets/logo.svg',
  },
  '^[1-9]\\d(?!00)\\d\\d00$': {
    zh: '城市的六位区划代码, 末两位是 00, 如 310100',
    en: 'the 6-digit code of a city, 00 at its end, such as 310100',
  },
  '^[1-9]\\d{0,9}$': { zh: '渠道号: 1 到 10 位数字', en: 'a channel number: 1 to 10 digits' },
  '^[a-z][a-z0-9-]*$': kebab,
  '^[a-z0-9][a-z0-9-]*$': kebab,
  '^[A-Z]{3}$': {
    zh: '三个大写字母的币种代码, 如 CNY',
    en: 'a currency code of three capitals, as in EUR',
  },
  '^[A-Za-z0-9_-]{1,64}$': {
    zh: '最多 64 个字母、数字、_ 或 -',
    en: 'at most 64 letters, digits, _ or -',
  },
  '^#[0-9a-f]{6}$': { zh: '颜色, 小写, 如 #1a73e8', en: 'a colour in small letters as in #1a73e8' },
  '^\\d{3,4}$': { zh: '3 或 4 位数字', en: '3 or 4 digits' },
  '^1\\d{10}$': { zh: '11 位手机号', en: 'a mobile number of 11 digits' },
  [factNamePattern]: {
    zh: '字母开头, 只用字母、数字和 _, 如 bdType; 不能是 constructor 一类的保留名',
    en: 'a letter, then letters, digits and _, as in bdType; no reserved name such as constructor',
  },
  [identifierPattern]: {
    zh: 'JavaScript 的名字: 字母、_ 或 $ 开头, 只用字母、数字、_ 和 $, 最多 40 个, 如 dataLayer',
    en: 'a name of JavaScript: a letter, _ or $, then letters, digits, _ and $, at most 40 in all, as in dataLayer',
  },
  [clickParameterPattern]: {
    zh: '网址参数, 如 clickid; 不能是 _token、mark 一类认得出访客的参数',
    en: 'a parameter of the address, as in clickid; none that identifies the visitor, such as _token or mark',
  },
  [clickIdPattern]: {
    zh: '字母开头, 只用字母、数字和 _; 不能是本站自己存储的键, 如 access_token',
    en: 'a letter, then letters, digits and _; no key that the app stores itself, such as access_token',
  },
  [factPointerPattern]: {
    zh: '以 / 开头的位置, 逐级用 / 分开, 如 /h5_flow_info/succ_todo',
    en: 'a place that begins with / and has / between its levels, as in /h5_flow_info/succ_todo',
  },
  [attributeValuePattern]: {
    zh: '字母、数字或 _ 开头, 最多 40 个字母、数字、_ . -, 如 partner-3',
    en: 'a letter, digit or _, then letters, digits and _ . -, at most 40 in all, as in partner-3',
  },
  [bothLanguagesPattern]: { zh: '中文 | English', en: '中文 | English' },
  '^[a-z][A-Za-z0-9]*$': camel,
  '^(?!(constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[a-z][A-Za-z0-9_]*$':
    {
      zh: '小写字母开头, 只用字母、数字和 _; 不能是 constructor 一类的保留名',
      en: 'a small letter, then letters, digits and _; no reserved name such as constructor',
    },
  '^(?!(constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[a-z][A-Za-z0-9_]*(?:\\.[a-z][A-Za-z0-9_]*)?$':
    {
      zh: '字段名, 如 amount; 可重复的组里的字段写 组.字段, 如 drivers.age',
      en: 'the name of a field as in amount, or group.field as in drivers.age',
    },
  '^[a-z][A-Za-z0-9.]*$': {
    zh: '小写字母开头, 只用字母、数字和点, 如 error.network',
    en: 'a small letter, then letters, digits and dots, as in error.network',
  },
  '^/((?!\\.\\.?(/|$))[A-Za-z0-9._-]+(/(?!\\.\\.?(/|$))[A-Za-z0-9._-]+)*|\\*)$': {
    zh: '以 / 开头的路径, 只用字母、数字和 . _ - /; 不能只有 /, 不能以 / 结尾, 不能有 //、/. 和 /..',
    en: 'a path that begins with /, of letters, digits and . _ - /: not / alone, no / at the end, no //, /. or /..',
  },
  '^[\\u4e00-\\u9fff]{2,12}$': { zh: '2 到 12 个汉字', en: '2 to 12 Chinese characters' },
  '^https://[a-z0-9.-]+/\\S*$': {
    zh: '完整的 https:// 地址, 域名小写',
    en: 'a whole https:// address, its host in small letters',
  },
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': {
    zh: '域名 (小写, 不带 https:// 和端口), 如 www.partner.example',
    en: 'a host name (small letters, no https:// and no port) as in www.partner.example',
  },
  '^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$': {
    zh: '域名 (小写), 可以 *. 开头, 如 *.baidu.com',
    en: 'a host name in small letters, also with *. in front, as in *.baidu.com',
  },
  '^[A-Za-z0-9_]{1,40}$': {
    zh: '最多 40 个字母、数字或 _, 如 RESERVATION',
    en: 'at most 40 letters, digits or _, as in RESERVATION',
  },
  [notEveryText]: {
    zh: '一个具体的值; “有任何值”写作 { "not": null }',
    en: 'a value; “any value at all” is { "not": null }',
  },
  '^https://\\S+$': { zh: '以 https:// 开头的地址', en: 'an address that begins with https://' },
  '^(/[\\w~-][\\w.~-]*)+$': {
    zh: '接口路径, 如 /v3/user/formSave',
    en: 'a path of the API as in /v3/user/formSave',
  },
  '^(/[^/~]{1,60}){0,6}$': {
    zh: '在返回内容里的位置 (JSON Pointer), 如 /result/code; 空字符串是整个内容',
    en: 'a place in the response (JSON pointer) as in /result/code; an empty one is all of it',
  },
  '^[A-Za-z_][A-Za-z0-9_.-]{0,39}$': {
    zh: '字段名: 字母或下划线开头, 只用字母、数字、_ . -, 如 access_token',
    en: 'the name of a field: a letter or _, then letters, digits, _ . and - as in access_token',
  },
  '^[\\w.:/ -]{1,100}$': {
    zh: '请求头的值: 字母、数字、空格和 _ . : / -, 如 2026-11',
    en: 'the value of a header: letters, digits, spaces and _ . : / - as in 2026-11',
  },
  '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d{2,5})?(/[\\w~-][\\w.~-]*)*$': {
    zh: '以 https:// 开头的服务器地址, 末尾没有 /, 如 https://api.partner.example',
    en: 'the address of a server, https and without a slash at the end, as in https://api.partner.example',
  },
  '^[^,]+$': { zh: '不含逗号的值', en: 'a value without a comma' },
  '^([01]\\d|2[0-3]):[0-5]\\d$': {
    zh: '一天里的时刻, 如 09:00',
    en: 'a time of day as in 09:00',
  },
};

/** The description of a pattern; by default the pattern itself. */
export const describePattern = (pattern: string): Text =>
  patternDescriptions[pattern] ?? { zh: `格式 ${pattern}`, en: `the form ${pattern}` };
