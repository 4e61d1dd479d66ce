/** What the examples of these rules change in the small config of the tests: two languages, in one page alone. */
export const bilingualSmall = [
  { file: 'definitions/site.json', from: '"language": "zh-CN"', to: '"languages": ["zh-CN", "en"]' },
  ...[
    ['brands.json', '"default": "sample"'],
    ['channels.json', '"channels": {'],
    ['definitions/messages.json', '"messages": {'],
    ['definitions/trackers.json', '"networks": {'],
    ['definitions/forms/sms-login.json', '"id": "sms-login"'],
    ['definitions/pages/login.json', '"id": "login"'],
    ['definitions/pages/thanks.json', '"id": "thanks"'],
  ].map(([file = '', from = '']) => ({
    file,
    from,
    to: `"$allow": [{ "code": "language-shared", "reason": "not translated yet" }], ${from}`,
  })),
];
