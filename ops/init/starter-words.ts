/** How its README names the commands: the folder in which they are run, and what each does. */
export type CommandWords = Readonly<
  Record<'inRepository' | 'inFolder' | 'start' | 'dev' | 'check' | 'test' | 'ops' | 'publish', string>
>;

/** The texts of a new funnel. */
export interface StarterWords {
  title: string;
  subtitle: string;
  purpose: string;
  submit: string;
  question: string;
  agree: string;
  agreeLink: string;
  receipt: Readonly<Record<'title' | 'text' | 'recipients' | 'next' | 'withdraw' | 'refusedTitle', string>>;
  visits: Readonly<Record<'root' | 'unknown' | 'success', string>>;
  /** @param commands - lines of a shell */
  readme: (name: string, commands: string) => string;
  commands: CommandWords;
}

const zh: StarterWords = {
  title: '留下联系方式，我们给您回电',
  subtitle: '工作日内一天之内联系您，不收费用。',
  purpose: '您的称呼和电话只用于给您回电。',
  submit: '请给我回电',
  question: '想了解什么',
  agree: '我已阅读并同意',
  agreeLink: '《信息使用说明》',
  receipt: {
    title: '已收到',
    text: '这只是一次咨询，不产生任何费用。',
    recipients: '{brand.companyName}的客服。',
    next: '客服会在一个工作日内给您打电话。',
    withdraw: '不再需要回电的，接到电话时告诉客服，我们会删除您的信息。',
    refusedTitle: '没有提交成功',
  },
  visits: { root: '首页是填写页', unknown: '写错的网址有说明', success: '提交之后到结果页' },
  readme: (name, commands) => `# ${name}

一个用 JSON 写成的漏斗：一个填写页、一张表单、提交结果页。没有写的文件都有默认内容。

| 文件 | 内容 |
|---|---|
| \`brands.json\` | 品牌：名称、公司、颜色、标志 |
| \`hosts.json\` | 站点，以及“/”显示哪个页面 |
| \`definitions/site.json\` | 语言、时区、法规要求 |
| \`definitions/pages/start.json\` | 填写页 |
| \`definitions/forms/contact.json\` | 表单，以及提交之后告诉访客什么 |
| \`tests/visits.json\` | 访客应该到哪里，\`npx funnel test\` 核对 |

每个新页面的网址就是它的文件名：\`definitions/pages/about.json\` 在 \`/about\`。要改网址、跳转或文案，再写 \`definitions/routes.json\`、\`navigation.json\`、\`messages.json\`。

${commands}`,
  commands: {
    inRepository: '在 funnel 的目录里运行：',
    inFolder: '在这个目录里运行：',
    start: '打开 http://localhost:4173，提交的内容在沙盒里',
    dev: '同上，改完自动刷新',
    check: '改完之后检查',
    test: '检查，并核对访客应该到哪里',
    ops: '在浏览器里编辑',
    publish: '发布到 dist，供 nginx 使用',
  },
};

const en: StarterWords = {
  title: 'Leave your number, and we call you back',
  subtitle: 'Within one working day, free of charge.',
  purpose: 'Your name and number are used to call you back, and for nothing else.',
  submit: 'Please call me',
  question: 'What is it about?',
  // The link follows in the same line.
  agree: 'I have read and agree to ',
  agreeLink: 'how my data is used',
  receipt: {
    title: 'We have your request',
    text: 'It is a question, and costs nothing.',
    recipients: 'The staff of {brand.companyName}.',
    next: 'We call you within one working day.',
    withdraw: 'If you no longer want a call, tell us when we ring, and we delete what you sent.',
    refusedTitle: 'It was not accepted',
  },
  visits: {
    root: 'the first page is the one with the form',
    unknown: 'a wrong address is explained',
    success: 'a form that was sent leads to its result',
  },
  readme: (name, commands) => `# ${name}

A funnel in JSON: a page with a form, and the page that says what became of it. Files that are not written have defaults.

| file | what stands in it |
|---|---|
| \`brands.json\` | the brand: name, company, colours, logo |
| \`hosts.json\` | the hosts, and which page is at “/” |
| \`definitions/site.json\` | language, time zone, profile of law |
| \`definitions/pages/start.json\` | the page with the form |
| \`definitions/forms/contact.json\` | the form, the countries of its telephone numbers, and what visitors are told once it was sent |
| \`tests/visits.json\` | where visitors should get, compared by \`npx funnel test\` |

The address of a new page is the name of its file: \`definitions/pages/about.json\` is at \`/about\`. Other addresses, redirects and texts stand in \`definitions/routes.json\`, \`navigation.json\` and \`messages.json\`, once you write them.

${commands}`,
  commands: {
    inRepository: 'In the folder of funnel:',
    inFolder: 'In this folder:',
    start: 'opens http://localhost:4173; what is sent goes to a sandbox',
    dev: 'the same, and pages reload after an edit',
    check: 'after each change',
    test: 'checks, and compares where visitors get',
    ops: 'edits in the browser',
    publish: 'publishes into dist, for nginx',
  },
};

export const starterWords = { zh, en } as const;
