import { defineCode } from '../diagnostics/code-definition.ts';
import type { Text } from '../text/text.ts';

const shape: Text = {
  zh: '写法不对的值没有意义，页面无法按它显示',
  en: 'a value of another form means nothing; no page can be shown by it',
};

/** Words of the format are a closed list, unlike names of the config: {@link wordFixes}. */
const typoFix: Text = {
  zh: '如果只是可用的词中唯一一个的笔误（一处，8 个字以上可两处），就写成它；还有别的词相近时不改',
  en: 'corrects a typo of exactly one of the words that are allowed: one edit, or two in a word of 8 characters or more. Where another one is nearly as near it changes nothing',
};

export const flagRange = defineCode({
  code: 'flag-range',
  severity: 'error',
  doc: {
    what: {
      zh: '标志超出范围：input_form 为 0 或 1, succ_todo 与 fail_todo 为 0 到 7',
      en: 'a flag is out of range: input_form is 0 or 1, succ_todo and fail_todo are 0 to 7',
    },
    why: {
      zh: '没有去向的代码，访客提交后不知道去哪里',
      en: 'a code without a destination: after the form the visitor would go nowhere',
    },
    example: { file: 'definitions/cities.json', good: '"succ_todo": 4', bad: '"succ_todo": 9' },
  },
});

/** One code for each keyword of the schemas: `minLength` is `schema-min-length`. */
export const schemaCodes = [
  defineCode({
    code: 'schema-type',
    severity: 'error',
    doc: {
      what: {
        zh: '值的种类不对：例如应该是数字，却写成了文字',
        en: 'a value of the wrong kind: a text where a number belongs',
      },
      why: shape,
      example: { file: 'definitions/site.json', good: '"maxHops": 5', bad: '"maxHops": "5"' },
    },
  }),
  defineCode({
    code: 'schema-enum',
    severity: 'error',
    doc: {
      what: { zh: '值不在可用的几个里', en: 'a value that is not one of those allowed' },
      why: shape,
      fix: typoFix,
      example: {
        file: 'definitions/routes.json',
        good: '"kind": "success"',
        bad: '"kind": "sucess"',
      },
    },
  }),
  defineCode({
    code: 'schema-const',
    severity: 'error',
    doc: {
      what: { zh: '这里只能写一个固定的值', en: 'only one value may stand here' },
      why: shape,
      fix: typoFix,
      example: {
        file: 'definitions/endpoints.json',
        good: '"payload": "form"',
        bad: '"payload": "from"',
      },
    },
  }),
  defineCode({
    code: 'schema-discriminator',
    severity: 'error',
    doc: {
      what: { zh: '没有这种块、字段或动作', en: 'there is no such kind of block, field or action' },
      why: {
        zh: '不知道种类，就不知道里面该写什么，也无法显示',
        en: 'without its kind nobody knows what belongs in it, nor how to show it',
      },
      fix: typoFix,
      example: { file: 'definitions/pages/login.json', good: '"type": "hero"', bad: '"type": "heor"' },
    },
  }),
  defineCode({
    code: 'schema-required',
    severity: 'error',
    doc: {
      what: { zh: '缺少必须写的键', en: 'a key that must be there is missing' },
      why: {
        zh: '没有它就不完整，访客会看到残缺的页面',
        en: 'without it the thing is not whole, nor is the page of a visitor',
      },
      example: {
        file: 'definitions/pages/thanks.json',
        good: '"title": "提交成功",\n  "outcomes": [],',
        bad: '"title": "提交成功",',
      },
    },
  }),
  defineCode({
    code: 'schema-additional-properties',
    severity: 'error',
    doc: {
      what: { zh: '不认识的键，多半是写错了', en: 'a key that is not known, most likely a typo' },
      why: {
        zh: '写错的键没有任何作用，想改的东西并没有改',
        en: 'a misspelled key does nothing: what you meant to change stays as it was',
      },
      fix: typoFix,
      example: { file: 'channels.json', good: '"title": "示例金融"', bad: '"titel": "示例金融"' },
    },
  }),
  defineCode({
    code: 'schema-property-names',
    severity: 'error',
    doc: {
      what: {
        zh: '作为名字的键写法不对，例如渠道号以 0 开头',
        en: 'a key that is a name is not written as one: a channel that begins with 0',
      },
      why: shape,
      example: { file: 'channels.json', good: '"5589": {', bad: '"05589": {' },
    },
  }),
  defineCode({
    code: 'schema-pattern',
    severity: 'error',
    doc: {
      what: {
        zh: '文字的写法不对，例如编号里有空格',
        en: 'a text is not written as it should be: a blank in an id',
      },
      why: shape,
      example: { file: 'channels.json', good: '"conversionId": "abc-1"', bad: '"conversionId": "abc 1"' },
    },
  }),
  defineCode({
    code: 'schema-one-of',
    severity: 'error',
    doc: {
      what: { zh: '几个键里必须恰好写一个', en: 'exactly one of some keys must be there' },
      why: { zh: '一行只能有一个结果', en: 'a row has one result' },
      example: {
        file: 'definitions/navigation.json',
        good: '"go": "success"',
        bad: '"go": "success", "stay": true',
      },
    },
  }),
  defineCode({
    code: 'schema-any-of',
    severity: 'error',
    doc: {
      what: { zh: '值不是这里允许的任何一种写法', en: 'a value has none of the forms that are allowed here' },
      why: shape,
      example: { file: 'definitions/pages/login.json', good: '"code": 200', bad: '"code": { "is": 200 }' },
    },
  }),
  defineCode({
    code: 'schema-min-length',
    severity: 'error',
    doc: {
      what: { zh: '文字太短，或是空的', en: 'a text is too short, or empty' },
      why: { zh: '空的文字会在页面上留下空白', en: 'an empty text leaves a hole in the page' },
      example: { file: 'brands.json', good: '"name": "示例车融"', bad: '"name": ""' },
    },
  }),
  defineCode({
    code: 'schema-max-length',
    severity: 'error',
    doc: {
      what: { zh: '文字太长', en: 'a text is too long' },
      why: {
        zh: '手机上放不下，会被截断或撑坏版面',
        en: 'it does not fit a phone: it is cut, or breaks the layout',
      },
      example: {
        file: 'channels.json',
        good: '"title": "示例金融"',
        bad: `"title": "${'示例金融'.repeat(16)}"`,
      },
    },
  }),
  defineCode({
    code: 'schema-minimum',
    severity: 'error',
    doc: {
      what: { zh: '数字太小', en: 'a number is too small' },
      why: shape,
      example: {
        file: 'definitions/site.json',
        good: '"maxHops": 5',
        bad: '"maxHops": 0',
      },
    },
  }),
  defineCode({
    code: 'schema-maximum',
    severity: 'error',
    doc: {
      what: { zh: '数字太大', en: 'a number is too large' },
      why: shape,
      example: {
        file: 'definitions/site.json',
        good: '"maxHops": 5',
        bad: '"maxHops": 50',
      },
    },
  }),
  defineCode({
    code: 'schema-min-items',
    severity: 'error',
    doc: {
      what: { zh: '列表里的项太少，或是空的', en: 'a list has too few items, or none' },
      why: { zh: '空的列表对谁都不生效', en: 'an empty list is about nobody' },
      example: { file: 'definitions/cities.json', good: '"cities": ["深圳", "杭州"]', bad: '"cities": []' },
    },
  }),
  defineCode({
    code: 'schema-min-properties',
    severity: 'error',
    doc: {
      what: { zh: '对象是空的', en: 'an object is empty' },
      why: { zh: '什么都没改的改动只会让人误解', en: 'a change that changes nothing only misleads' },
      example: { file: 'brands.json', good: '"auto": { "name": "示例车融" }', bad: '"auto": {}' },
    },
  }),
  defineCode({
    code: 'schema-unique-items',
    severity: 'error',
    doc: {
      what: { zh: '列表里同一项写了两次', en: 'one item stands twice in a list' },
      why: {
        zh: '多出来的一项没有作用，多半是另一项写错了',
        en: 'the second does nothing; most likely another one was meant',
      },
      example: { file: 'channels.json', good: '"tags": ["search"]', bad: '"tags": ["search", "search"]' },
    },
  }),
];
