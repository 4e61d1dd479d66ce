import { shortText } from '../parts/block-parts.ts';
import { type Infer, ref, type Schema, text } from '../vocabulary/schema.ts';

/** What visitors are told after a form was sent as a lead; the block `leadReceipt` shows it. */
export const leadReceiptSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'text', 'recipients', 'next', 'withdraw', 'withdrawPage', 'refusedTitle', 'reasons'],
  description:
    '提交回执的文字：提交线索的表单都要写 | Texts of the lead receipt: every form that sends a lead needs them',
  properties: {
    title: { ...shortText, description: '已收到时的标题 | Title where it was received' },
    text: {
      ...text,
      description: '收到意味着什么，不意味着什么 | What that means, and what it does not mean',
    },
    recipients: { ...text, description: '谁会收到填写的内容 | Who gets the answers' },
    next: { ...text, description: '接下来会怎样 | What happens next' },
    withdraw: { ...text, description: '怎样撤回 | How to withdraw it' },
    withdrawPage: {
      ...ref('page'),
      description: '说明撤回方式的页面，在弹层中打开 | Page that explains the withdrawal, opened in a sheet',
    },
    refusedTitle: { ...shortText, description: '没有收下时的标题 | Title where it was refused' },
    reasons: {
      type: 'array',
      description: '遇到这些返回码时的原因；其余返回码说明没有给出原因 | Reasons of refusals, by result code',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code', 'message'],
        properties: {
          code: { type: 'integer', description: '返回码 | Result code' },
          message: { ...ref('message'), description: '原因 | The reason' },
        },
      },
    },
  },
} as const satisfies Schema;
export type LeadReceipt = Infer<typeof leadReceiptSchema>;
