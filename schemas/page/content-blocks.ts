import { block, body, items, shortText, title, titleAndText } from '../parts/block-parts.ts';
import { dayPattern } from '../vocabulary/day-pattern.ts';
import { type Schema, text } from '../vocabulary/schema.ts';

/** The blocks that only show text. */
export const contentBlocks = {
  notice: block(
    'notice',
    '提示 | Notice',
    {
      tone: {
        type: 'string',
        enum: ['info', 'risk', 'success'],
        enumDescriptions: ['说明 | Information', '风险提醒 | Warning of a risk', '好消息 | Success'],
        description: '语气 | Tone',
      },
      title,
      text: body,
    },
    ['tone', 'text'],
  ),
  status: block(
    'status',
    '结果状态 | State of things: icon, title, text',
    {
      state: {
        type: 'string',
        enum: ['success', 'failure', 'waiting', 'empty'],
        enumDescriptions: ['成功 | Success', '失败 | Failure', '等待 | Waiting', '没有内容 | Nothing there'],
        description: '状态 | State',
      },
      title,
      text: body,
    },
    ['state', 'title'],
  ),
  article: block(
    'article',
    '协议正文 | Text of an agreement',
    {
      title,
      updated: {
        type: 'string',
        pattern: dayPattern,
        description: '更新日期 | Date of the version',
      },
      sections: items(
        '章节 | Sections',
        {
          type: 'object',
          additionalProperties: false,
          required: ['heading', 'paragraphs'],
          properties: {
            heading: { ...shortText, description: '小标题 | Heading' },
            paragraphs: items(
              '段落 | Paragraphs',
              { type: 'string', minLength: 1, maxLength: 2000, perLanguage: true },
              1,
            ),
          },
        },
        1,
      ),
    },
    ['title', 'updated', 'sections'],
  ),
  accordion: block(
    'accordion',
    '问答，逐条展开 | Questions and answers, opened one by one',
    {
      title,
      items: items(
        '问答 | Questions and answers',
        {
          type: 'object',
          additionalProperties: false,
          required: ['question', 'answer'],
          properties: {
            question: { ...shortText, description: '问题 | Question' },
            answer: { ...text, description: '回答 | Answer' },
          },
        },
        1,
      ),
    },
    ['items'],
  ),
  carousel: block(
    'carousel',
    '可左右滑动的卡片，不自动播放 | Cards to swipe through; they never move by themselves',
    { title, items: items('卡片 | Cards', titleAndText, 2) },
    ['items'],
  ),
  trackers: block(
    'trackers',
    '第三方清单，由 trackers.json 生成 | List of third parties, made from trackers.json',
    { title, intro: { ...text, description: '清单前的说明 | Text before the list' } },
    ['title', 'intro'],
  ),
} as const satisfies Record<string, Schema>;
