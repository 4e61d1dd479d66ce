import type { Text } from '../text/text.ts';

/** Why something of another format is not converted, and what the config has instead. */
interface Reason {
  reason: Text;
  near?: Text;
}

const condition: Text = {
  zh: 'showWhenAnswers：前面字段的答案是其中之一',
  en: '`showWhenAnswers`: the answer of a field above is one of these',
};
const choicePerRow: Text = { zh: '每行一个 choice 字段', en: 'a field `choice` for each row' };
const blocks: Text = {
  zh: '页面的块：hero、notice、accordion、article',
  en: 'blocks of the page: `hero`, `notice`, `accordion`, `article`',
};

/** Closed, so that a list of losses says the same thing in the same words. */
export const reasons = {
  expression: {
    reason: {
      zh: '表达式：配置里没有，条件才能被证明',
      en: 'an expression: the config has none, so that its conditions can be proven',
    },
    near: condition,
  },
  condition: {
    reason: {
      zh: '这个条件说不出来：字段总是显示，可以不填',
      en: 'a condition without words for it: the field is always shown and may be left empty',
    },
    near: condition,
  },
  jump: {
    reason: {
      zh: '题目之间的跳转：表单的题目按顺序，去向写在决策表里',
      en: 'a jump between questions: those of a form come in order, and decision tables say what follows',
    },
    near: {
      zh: 'showWhenAnswers；提交之后的去向写在 navigation.json',
      en: '`showWhenAnswers`; what follows the form is in navigation.json',
    },
  },
  pattern: {
    reason: {
      zh: '正则或自定义校验：每种字段自带校验',
      en: 'a regular expression or custom validator: each kind of field has its own validation',
    },
    near: {
      zh: '换一种字段；messages 改写错误文字',
      en: 'another kind; `messages` for the words of an error',
    },
  },
  html: {
    reason: { zh: 'HTML：文字都是纯文本', en: 'HTML: texts are plain' },
    near: blocks,
  },
  markup: {
    reason: { zh: '文字里的标记去掉了', en: 'the markup in the text was taken away' },
  },
  piping: {
    reason: {
      zh: '文字里引用了答案或变量，换成了“…”',
      en: 'the text names an answer or a variable: “…” stands there now',
    },
    near: { zh: '封闭的占位符，如 {brand.name}', en: 'closed placeholders, such as {brand.name}' },
  },
  script: {
    reason: { zh: '自定义组件或脚本', en: 'a component or script of one’s own' },
    near: { zh: '写一种新的字段（docs/how-to）', en: 'a new kind of field (docs/how-to)' },
  },
  picture: {
    reason: { zh: '题目里的图片', en: 'a picture in a question' },
    near: { zh: '页面的 image 块；有文字的 choice', en: 'the block `image`; a `choice` in words' },
  },
  file: {
    reason: { zh: '上传文件或签名', en: 'a file or a signature' },
  },
  repeated: {
    reason: { zh: '可增减的重复组', en: 'a group that the visitor repeats' },
    near: { zh: '固定个数的字段', en: 'a fixed number of fields' },
  },
  grid: {
    reason: { zh: '每格一个控件的表格', en: 'a grid with a control in each cell' },
    near: choicePerRow,
  },
  order: {
    reason: { zh: '排序', en: 'an order that the visitor makes' },
    near: choicePerRow,
  },
  remoteOptions: {
    reason: { zh: '选项来自任意网址', en: 'options from any address' },
    near: { zh: 'cascade：选项来自声明过的接口', en: '`cascade`: options from a declared endpoint' },
  },
  fewOptions: {
    reason: { zh: '选项不到两个', en: 'fewer than two options' },
    near: { zh: 'consent，或一段文字', en: '`consent`, or a text' },
  },
  otherOption: {
    reason: { zh: '“其他”选项要再填一格', en: 'an option “other” with a text of its own' },
    near: {
      zh: '一个选项，加一个 showWhenAnswers 的 text 字段',
      en: 'an option, and a field `text` with `showWhenAnswers`',
    },
  },
  start: {
    reason: {
      zh: '预先填好的值不是这个字段能有的答案，或这种字段没有预先的值',
      en: 'a value to start with that the field cannot have, or whose kind has none',
    },
    near: { zh: 'default', en: '`default`' },
  },
  hiddenValue: {
    reason: { zh: '隐藏字段没有写明值', en: 'a hidden field without a value' },
    near: {
      zh: 'hidden 的 source：渠道、utm_source 等',
      en: '`source` of a field `hidden`: channel, utm_source',
    },
  },
  timesTaken: {
    reason: {
      zh: '时间从列表选择：取全天，每 15 分钟一个',
      en: 'times are chosen from a list: all day is taken, every 15 minutes',
    },
    near: { zh: '改成真实的 from、until 与 step', en: 'write the real `from`, `until` and `step`' },
  },
  readOnly: {
    reason: {
      zh: '只读的题目：这里的字段都由访客填写',
      en: 'a question that cannot be answered: fields here can',
    },
    near: { zh: 'hidden，或页面的 notice 块', en: '`hidden`, or the block `notice` of the page' },
  },
  calculated: {
    reason: { zh: '变量、计分与触发器', en: 'variables, scores and triggers' },
    near: { zh: '决策表与 channels.json 的属性', en: 'decision tables, and attributes in channels.json' },
  },
  ending: {
    reason: { zh: '欢迎页与结束页是别的页面', en: 'welcome and thank-you cards are pages of their own' },
    near: {
      zh: 'hero 块；onResult 的 stay 或 finish',
      en: 'the block `hero`; `stay` or `finish` of `onResult`',
    },
  },
  dateTime: {
    reason: { zh: '日期与时间在一个字段里', en: 'a date and a time in one field' },
    near: { zh: 'date 与 time 两个字段', en: 'two fields, `date` and `time`' },
  },
  secret: {
    reason: { zh: '密码：访客用验证码登录', en: 'a password: visitors log in with a code' },
    near: { zh: 'smsCode', en: '`smsCode`' },
  },
  noKind: {
    reason: { zh: '没有这样的字段', en: 'there is no such kind of field' },
    near: { zh: 'text', en: '`text`' },
  },
  button: {
    reason: { zh: '题目里的按钮或说明', en: 'a button or statement among the questions' },
    near: { zh: '页面的 button、notice 块', en: 'the blocks `button` and `notice` of the page' },
  },
  calendar: { reason: { zh: '第三方的预约组件', en: 'a calendar of a third party' } },
  composition: {
    reason: {
      zh: 'anyOf、oneOf、allOf、not 或 if：字段不能由别的答案换成另一种',
      en: '`anyOf`, `oneOf`, `allOf`, `not` or `if`: no answer turns a field into another',
    },
    near: condition,
  },
  range: {
    reason: {
      zh: '最小值不小于最大值，或写法不对',
      en: 'the least is not below the most, or is not a value',
    },
    near: { zh: 'min 与 max', en: '`min` and `max`' },
  },
  limitsTaken: {
    reason: {
      zh: '没有写范围：数字取 0 至 999999999（最大值不超过 0 时从 -999999999 起），日期取 1900 至 2100 年',
      en: 'no limits are given: numbers are taken from 0 to 999999999 (from -999999999 where the most is 0 or less), dates from 1900 to 2100',
    },
    near: { zh: '改成真实的 min、max 或 from、until', en: 'write the real `min`, `max` or `from`, `until`' },
  },
  chineseNumbers: {
    reason: { zh: 'phone 只接受中国的手机与座机号', en: '`phone` accepts Chinese numbers only' },
  },
  consentPages: {
    reason: {
      zh: '协议取自本配置的另一个表单，请核对',
      en: 'the agreements are those of another form of this config: look at them',
    },
  },
  consentMissing: {
    reason: {
      zh: '收集个人信息要有必选的同意，而配置里没有可用的',
      en: 'personal data needs a consent that must be ticked, and the config has none to take',
    },
    near: { zh: '先写一个带 consent 的表单', en: 'write a form with a `consent` first' },
  },
  alreadyHidden: { reason: { zh: '从不显示', en: 'is never shown' } },
  part: {
    reason: { zh: '配置里没有对应的写法', en: 'the config has no word for it' },
  },
  refused: {
    reason: { zh: '检查不接受这个字段', en: 'the check refuses such a field' },
  },
} as const satisfies Record<string, Reason>;
export type ReasonId = keyof typeof reasons;

/** A kind that the table names and this version does not have. */
export const kindAbsent = (kind: string): Reason => ({
  reason: { zh: `这个版本没有 ${kind} 字段`, en: `this version has no field of kind \`${kind}\`` },
});
