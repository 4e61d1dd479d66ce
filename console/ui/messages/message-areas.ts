import { entriesOf } from '../../../ops/json/json-values.ts';
import type { Text } from '../../../ops/text/text.ts';
import { described } from '../../../ops/wording/described.ts';
import { messageOwners } from '../../../schemas/index.ts';
import { blockSchemas } from '../../../schemas/page/block.ts';
import { fieldSchemas } from '../../../schemas/page/field.ts';

/** Where messages are shown that belong to no kind of block or field, by the beginning of their ids. */
const areaWords: Readonly<Record<string, Text>> = {
  'action.': { zh: '按钮和链接', en: 'Buttons and links' },
  'api.': { zh: '接口的回答', en: 'Answers of calls' },
  'block.': { zh: '显示不了的块', en: 'A block that cannot be shown' },
  'call.': { zh: '接口没有回答', en: 'A call without an answer' },
  'draft.': { zh: '恢复上次填写的内容', en: 'Answers of last time that are back' },
  'field.': { zh: '所有字段', en: 'Every field' },
  'field.locate.': { zh: '字段：用当前位置填写', en: 'Field: filled in with the current position' },
  'field.phoneCountry.': { zh: '字段：电话的国家', en: 'Field: country of a telephone number' },
  'follow.': nameOf('块', 'Block', blockSchemas.followAccount, 'followAccount'),
  'form.': { zh: '提交表单', en: 'A form that is sent' },
  'ipInfo.': { zh: '确定所在城市', en: 'Finding out the city' },
  'lead.': { zh: '提交过的申请', en: 'A lead that was sent' },
  'legal.': { zh: '品牌栏和页脚', en: 'Brand bar and footer' },
  'login.': { zh: '登录', en: 'Login' },
  'oneTap.': { zh: '一键登录', en: 'One-tap login' },
  'page.': { zh: '载入页面', en: 'A page that is loading' },
  'receipt.': nameOf('块', 'Block', blockSchemas.leadReceipt, 'leadReceipt'),
  'sheet.': { zh: '弹层', en: 'Sheets' },
  'sms.': { zh: '短信验证码', en: 'SMS codes' },
  'start.': { zh: '页面没有启动', en: 'A page that does not start' },
  'step.': { zh: '分步的表单', en: 'A form in steps' },
  'upload.': { zh: '上传照片和签名', en: 'Uploads of photos and signatures' },
};

/** Texts that no code names: rows, calls and pages of this config do. */
const ownArea: Text = { zh: '这份配置自己的文字', en: 'Texts of this config alone' };

/** Where a message is shown: by the longest beginning of its id that is known. */
export function areaOfMessage(id: string): Text {
  const found = [...areas].find(([beginning]) => id.startsWith(beginning));
  return found?.[1] ?? ownArea;
}

/** The names of kinds, as cards and palettes have them, with what is written above; the longest beginnings first. */
const areas: readonly (readonly [string, Text])[] = [
  ...new Map([
    ...entriesOf(messageOwners).flatMap(([beginning, owners]) => {
      const [first] = owners as readonly string[];
      // What is shown by a property, or by anything but a kind, is named by a shorter beginning.
      return first !== undefined && isKind(first) ? [[beginning, kindName(first)] as const] : [];
    }),
    ...Object.keys(blockSchemas).map((type) => [`${type}.`, kindName(type)] as const),
    ...Object.keys(fieldSchemas).map((kind) => [`field.${kind}.`, kindName(kind)] as const),
    ...Object.entries(areaWords),
  ]),
].sort(([one], [other]) => other.length - one.length);

function isKind(name: string): boolean {
  return Object.hasOwn(blockSchemas, name) || Object.hasOwn(fieldSchemas, name);
}

function kindName(kind: string): Text {
  const field = entriesOf(fieldSchemas).find(([name]) => name === kind);
  if (field) return nameOf('字段', 'Field', field[1], kind);
  return nameOf('块', 'Block', entriesOf(blockSchemas).find(([name]) => name === kind)?.[1], kind);
}

function nameOf(zh: string, en: string, schema: unknown, kind: string): Text {
  const { label } = described((schema as { description?: string } | undefined)?.description, kind);
  return { zh: `${zh}：${label.zh}`, en: `${en}: ${label.en}` };
}
