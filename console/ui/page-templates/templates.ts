import type { Text } from '../../../ops/text/text.ts';

/** A block or field of a template: as written, or a copy of what the config has already. */
export interface TemplateItem {
  readonly [key: string]: unknown;
  /** The first block of a type on a page that a route of one of the kinds `of` shows; of any page where none does. */
  readonly $copyBlock?: string;
  readonly of?: readonly string[];
  /** Every field of a kind of the form that is the model. */
  readonly $copyFields?: string;
}

/** A beginning of a page or form. Texts are the operator's to edit; ids, addresses and consents come from the config. */
export interface Template {
  id: string;
  folder: 'pages' | 'forms';
  name: Text;
  about: Text;
  /** Whose title is asked for, where it is not simply that of the page. */
  titleAbout?: Text;
  /** The kind of route that shows the page; null: it is opened in a sheet, or is a form. */
  routeKind: string | null;
  value: {
    title?: string;
    body?: readonly TemplateItem[];
    fields?: readonly TemplateItem[];
    /** Which kinds of fields a step has; `consent.covers` is the consent to trackers or to a draft, `consent` any other. */
    steps?: readonly { title: string; kinds: readonly string[] }[];
  };
}

const brandBar = { type: 'brandBar', id: 'brand' };
const legalFooter = { $copyBlock: 'legalFooter', of: ['index', 'entry'] };
const costs = {
  type: 'costs',
  id: 'costs',
  title: '费用说明',
  rows: [
    { label: '年化利率', value: '{brand.annualRate}', strong: true },
    { label: '平台服务费', value: '0 元，不向借款人收取' },
  ],
};

export const templates: readonly Template[] = [
  {
    id: 'landing',
    folder: 'pages',
    name: { zh: '落地页：手机号登录', en: 'Landing page: login by phone' },
    about: {
      zh: '品牌栏、标题、手机号登录表单、办理步骤、费用、页脚。标题和步骤的文字请改成自己的。',
      en: 'Brand bar, title, login by phone, steps, costs, footer. The title and the steps are yours to write.',
    },
    routeKind: 'index',
    value: {
      body: [
        brandBar,
        {
          type: 'hero',
          id: 'top',
          title: '{brand.headline}',
          subtitle: '{brand.promise}',
          layout: 'plain',
          cost: '年化利率 {brand.annualRate}',
        },
        { $copyBlock: 'form', of: ['index', 'entry'] },
        {
          type: 'steps',
          id: 'steps',
          title: '怎样办理',
          items: [
            { icon: 'phone', title: '手机号登录', text: '验证手机号，约需 1 分钟' },
            { icon: 'document', title: '填写申请信息', text: '只问匹配必需的内容' },
            { icon: 'check', title: '机构审批', text: '额度、利率和期限以审批结果为准' },
          ],
        },
        costs,
        legalFooter,
      ],
    },
  },
  {
    id: 'thanks',
    folder: 'pages',
    name: { zh: '感谢页：提交回执', en: 'Thank-you page: receipt' },
    about: {
      zh: '告诉访客表单收到了没有，接下来会怎样；没有提交过的人看到另外的内容。回执的文字在表单里改。',
      en: 'Tells whether the form was received and what follows, and something else to who has sent none. The texts of the receipt are in the form.',
    },
    titleAbout: {
      zh: '没有提交过的人看到的标题，也是这一页在控制台里的名字；提交过的人看到表单回执的标题。不填则用模板里的',
      en: 'what visitors read who have sent nothing, and the name of the page in the console; who has sent the form reads the title of its receipt. Empty: as in the template',
    },
    routeKind: 'success',
    value: {
      body: [
        brandBar,
        { $copyBlock: 'leadReceipt', of: ['success', 'other'] },
        {
          type: 'steps',
          id: 'steps',
          title: '接下来',
          items: [
            { icon: 'phone', title: '机构联系您', text: '核对意愿，说明利率和费用' },
            { icon: 'check', title: '确认后签约', text: '看清合同再签字，放款前不要转账' },
          ],
        },
        legalFooter,
      ],
    },
  },
  {
    id: 'refusal',
    folder: 'pages',
    name: { zh: '说明页：没有提交成功', en: 'Page of explanation: not received' },
    about: {
      zh: '告诉访客没有提交成功、可以怎么办，带返回上一页的按钮；没有“接下来”的步骤。文字请改成自己的。',
      en: 'Tells that the form was not received and what to do, with a button back; without what follows. The texts are yours to write.',
    },
    routeKind: 'failure',
    value: {
      body: [
        brandBar,
        {
          type: 'hero',
          id: 'top',
          title: '没有提交成功',
          subtitle: '请返回上一页，核对填写的内容后再提交。',
          layout: 'plain',
        },
        { type: 'button', id: 'back', label: '返回上一页', tone: 'primary', action: { do: 'back' } },
        legalFooter,
      ],
    },
  },
  {
    id: 'agreement',
    folder: 'pages',
    name: { zh: '协议', en: 'Agreement' },
    about: {
      zh: '只有正文，从别的页面或同意勾选里以弹层打开，没有网址。正文请由法务确认。',
      en: 'Only a text, opened in a sheet by other pages or by a consent; without an address. The text is for your lawyers.',
    },
    routeKind: null,
    value: {
      title: '协议名称',
      body: [
        {
          type: 'article',
          id: 'text',
          title: '协议名称',
          updated: '$today',
          sections: [
            {
              heading: '一、我们是谁',
              paragraphs: ['本协议由您与{brand.companyName}订立。我们运营{brand.name}，备案号 {brand.icp}。'],
            },
            { heading: '二、内容', paragraphs: ['请在这里写协议的内容。'] },
            { heading: '三、联系我们', paragraphs: ['如有疑问，请拨打 {brand.complaintPhone}。'] },
          ],
        },
      ],
    },
  },
  {
    id: 'three-steps',
    folder: 'forms',
    name: { zh: '三步表单：需求、本人、同意', en: 'Form in three steps, with consents' },
    about: {
      zh: '先问金额和城市，再问姓名和手机号，最后是同意。提交接口、回执和同意的内容沿用已有的表单，请逐条核对。',
      en: 'First the amount and the city, then the name and the number, at last the consents. The call, the receipt and the consents are those of a form that exists: check each of them.',
    },
    routeKind: null,
    value: {
      fields: [
        { $copyFields: 'amount' },
        { $copyFields: 'area' },
        { $copyFields: 'personName' },
        { $copyFields: 'mobile' },
        { $copyFields: 'smsCode' },
        { $copyFields: 'consent' },
      ],
      steps: [
        { title: '借款需求', kinds: ['amount', 'area', 'consent.covers'] },
        { title: '本人信息', kinds: ['personName', 'mobile', 'smsCode'] },
        { title: '确认与同意', kinds: ['consent'] },
      ],
    },
  },
];

/** What a new page or form begins with where nothing is chosen: the value of the first template for it. */
export function firstTemplate(folder: Template['folder']): string | null {
  const first = templates.find((one) => one.folder === folder);
  return first ? templateValue(first.id) : null;
}

/** The value of a template in a list that also has pages and forms, whose ids have no colon. */
export const templateValue = (id: string): string => `template:${id}`;
export const templateOf = (value: string): Template | null =>
  templates.find(({ id }) => templateValue(id) === value) ?? null;
