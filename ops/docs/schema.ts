import { doc } from './code-doc.ts';

const shape: [string, string] = [
  '写法不对的值没有意义，页面无法按它显示',
  'a value of another form means nothing; no page can be shown by it',
];

/** What does not keep the schema. */
export const schemaDocs = {
  'schema-type': doc(
    [
      '值的种类不对：例如应该是数字，却写成了文字',
      'a value of the wrong kind: a text where a number belongs',
    ],
    shape,
    { file: 'definitions/site.json', good: '"maxHops": 5', bad: '"maxHops": "5"' },
  ),
  'schema-enum': doc(['值不在可用的几个里', 'a value that is not one of those allowed'], shape, {
    file: 'definitions/routes.json',
    good: '"kind": "success"',
    bad: '"kind": "sucess"',
  }),
  'schema-const': doc(['这里只能写一个固定的值', 'only one value may stand here'], shape, {
    file: 'definitions/endpoints.json',
    good: '"payload": "form"',
    bad: '"payload": "from"',
  }),
  'schema-discriminator': doc(
    ['没有这种块、字段或动作', 'there is no such kind of block, field or action'],
    [
      '不知道种类，就不知道里面该写什么，也无法显示',
      'without its kind nobody knows what belongs in it, nor how to show it',
    ],
    { file: 'definitions/pages/login.json', good: '"type": "hero"', bad: '"type": "heor"' },
  ),
  'schema-required': doc(
    ['缺少必须写的键', 'a key that must be there is missing'],
    [
      '没有它就不完整，访客会看到残缺的页面',
      'without it the thing is not whole, nor is the page of a visitor',
    ],
    {
      file: 'definitions/pages/thanks.json',
      good: '"title": "提交成功",\n  "outcomes": [],',
      bad: '"title": "提交成功",',
    },
  ),
  'schema-additional-properties': doc(
    ['不认识的键，多半是写错了', 'a key that is not known, most likely a typo'],
    [
      '写错的键没有任何作用，想改的东西并没有改',
      'a misspelled key does nothing: what you meant to change stays as it was',
    ],
    { file: 'channels.json', good: '"title": "示例金融"', bad: '"titel": "示例金融"' },
  ),
  'schema-property-names': doc(
    [
      '作为名字的键写法不对，例如渠道号以 0 开头',
      'a key that is a name is not written as one: a channel that begins with 0',
    ],
    shape,
    { file: 'channels.json', good: '"5589": {', bad: '"05589": {' },
  ),
  'schema-pattern': doc(
    ['文字的写法不对，例如编号里有空格', 'a text is not written as it should be: a blank in an id'],
    shape,
    { file: 'channels.json', good: '"conversionId": "abc-1"', bad: '"conversionId": "abc 1"' },
  ),
  'schema-one-of': doc(
    ['几个键里必须恰好写一个', 'exactly one of some keys must be there'],
    ['一行只能有一个结果', 'a row has one result'],
    { file: 'definitions/navigation.json', good: '"go": "success"', bad: '"go": "success", "stay": true' },
  ),
  'schema-any-of': doc(
    ['值不是这里允许的任何一种写法', 'a value has none of the forms that are allowed here'],
    shape,
    { file: 'definitions/pages/login.json', good: '"code": 200', bad: '"code": { "is": 200 }' },
  ),
  'schema-min-length': doc(
    ['文字太短，或是空的', 'a text is too short, or empty'],
    ['空的文字会在页面上留下空白', 'an empty text leaves a hole in the page'],
    { file: 'brands.json', good: '"name": "示例车融"', bad: '"name": ""' },
  ),
  'schema-max-length': doc(
    ['文字太长', 'a text is too long'],
    ['手机上放不下，会被截断或撑坏版面', 'it does not fit a phone: it is cut, or breaks the layout'],
    { file: 'channels.json', good: '"title": "示例金融"', bad: `"title": "${'示例金融'.repeat(16)}"` },
  ),
  'schema-minimum': doc(['数字太小', 'a number is too small'], shape, {
    file: 'definitions/site.json',
    good: '"maxHops": 5',
    bad: '"maxHops": 0',
  }),
  'schema-maximum': doc(['数字太大', 'a number is too large'], shape, {
    file: 'definitions/site.json',
    good: '"maxHops": 5',
    bad: '"maxHops": 50',
  }),
  'schema-min-items': doc(
    ['列表里的项太少，或是空的', 'a list has too few items, or none'],
    ['空的列表对谁都不生效', 'an empty list is about nobody'],
    { file: 'definitions/cities.json', good: '"cities": ["深圳", "杭州"]', bad: '"cities": []' },
  ),
  'schema-min-properties': doc(
    ['对象是空的', 'an object is empty'],
    ['什么都没改的改动只会让人误解', 'a change that changes nothing only misleads'],
    { file: 'brands.json', good: '"auto": { "name": "示例车融" }', bad: '"auto": {}' },
  ),
  'schema-unique-items': doc(
    ['列表里同一项写了两次', 'one item stands twice in a list'],
    [
      '多出来的一项没有作用，多半是另一项写错了',
      'the second does nothing; most likely another one was meant',
    ],
    { file: 'channels.json', good: '"tags": ["search"]', bad: '"tags": ["search", "search"]' },
  ),
  'flag-range': doc(
    [
      '标志超出范围：input_form 为 0 或 1, succ_todo 与 fail_todo 为 0 到 7',
      'a flag is out of range: input_form is 0 or 1, succ_todo and fail_todo are 0 to 7',
    ],
    [
      '没有去向的代码，访客提交后不知道去哪里',
      'a code without a destination: after the form the visitor would go nowhere',
    ],
    { file: 'definitions/cities.json', good: '"succ_todo": 4', bad: '"succ_todo": 9' },
  ),
} as const;
