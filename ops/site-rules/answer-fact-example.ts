/** The edits that make an answer of the smallest config a fact: a field, a lead, its receipt, and a condition. */
export const answerFactExample = [
  {
    file: 'definitions/endpoints.json',
    from: '"codes": [200, 4001], "stores": "login" }',
    to: '"codes": [200, 4001], "stores": "login", "lead": true }',
  },
  {
    file: 'definitions/forms/sms-login.json',
    from: '{ "kind": "mobile", "id": "phone" },',
    to: '{ "kind": "mobile", "id": "phone" }, { "kind": "choice", "id": "where", "label": "城市", "options": [{ "value": "bj", "label": "北京" }, { "value": "sh", "label": "上海" }] },',
  },
  {
    file: 'definitions/forms/sms-login.json',
    from: '"submitLabel": "登录",',
    to: '"submitLabel": "登录", "receipt": { "title": "已收到", "text": "不收费。", "recipients": "客服", "next": "客服会回电。", "withdraw": "给客服打电话。", "withdrawPage": "thanks", "refusedTitle": "没有收下", "reasons": [] },',
  },
  {
    file: 'definitions/pages/thanks.json',
    from: '"title": "已提交" }',
    to: '"title": "已提交" }, { "type": "leadReceipt", "id": "receipt", "forms": ["sms-login"], "accepted": [{ "type": "status", "id": "north", "state": "success", "title": "北京", "showWhen": { "answer.where": "bj" } }], "refused": [{ "type": "status", "id": "refused", "state": "failure", "title": "没有收下" }] }',
  },
] as const;

export const answerFact = (values: string): string =>
  `"answers": { "where": { "about": "城市 | City", "form": "sms-login", "field": "where", "values": ${values} } }, "channelInfo": {`;
