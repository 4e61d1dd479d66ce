import { block, body, icon, items, shortText, title } from '../parts/block-parts.ts';
import { dayAndTimePattern } from '../vocabulary/day-pattern.ts';
import { pictureAsset, ref, type Schema, text } from '../vocabulary/schema.ts';
import { linkAction } from './action.ts';

const picture = { ...pictureAsset, description: '图片 | Picture' } as const;
const alt = {
  ...shortText,
  description: '图片的文字说明，看不到图的人读到它 | What the picture shows, for those who do not see it',
} as const;

/** What the marketing pages of any business show: pictures, links, what customers say, a date, a film. */
export const marketingBlocks = {
  image: {
    ...block(
      'image',
      '图片，可带说明和链接 | Picture, with a caption and a link where wanted',
      {
        picture,
        alt,
        decorative: {
          type: 'boolean',
          const: true,
          description:
            '只作装饰，不带信息，不需要文字说明 | Only decoration: it tells nothing, and needs no alt text',
        },
        caption: { ...text, description: '图下的说明 | Caption' },
        action: linkAction,
      },
      ['picture'],
    ),
    oneOf: [{ required: ['alt'] }, { required: ['decorative'] }],
  },
  links: block(
    'links',
    '链接列表：站内页面、协议、电话、外部网页 | List of links: pages of this site, agreements, telephone, other sites',
    {
      title,
      items: items(
        '链接 | Links',
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'action'],
          properties: {
            icon,
            label: { ...shortText, description: '链接文字 | Text of the link' },
            text: { ...text, description: '链接下的说明 | Line below it' },
            action: linkAction,
          },
        },
        1,
      ),
    },
    ['items'],
  ),
  cards: block(
    'cards',
    '卡片：图、标题、文字、链接；宽屏并排 | Cards of picture, title, text and link; beside each other on wide screens',
    {
      title,
      items: items(
        '卡片 | Cards',
        {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: {
            picture,
            alt: {
              ...alt,
              description:
                '图片的文字说明；不写则图片只作装饰 | What the picture shows; without it the picture is only decoration',
            },
            title,
            text: body,
            action: linkAction,
          },
        },
        2,
      ),
    },
    ['items'],
  ),
  quotes: block(
    'quotes',
    '客户评价，必须注明出处 | What customers have said; where each quote is from must be told',
    {
      title,
      items: items(
        '评价 | Quotes',
        {
          type: 'object',
          additionalProperties: false,
          required: ['text', 'name', 'source'],
          properties: {
            text: body,
            name: { ...shortText, properName: true, description: '谁说的 | Who said it' },
            role: { ...shortText, description: '身份，例如“商户” | Who that is, such as “shop owner”' },
            picture: { ...picture, description: '头像 | Portrait' },
            source: {
              ...shortText,
              description:
                '出处，访客会看到，例如“2026年5月客户回访，已获授权” | Where the quote is from, shown to visitors, such as “survey of May 2026, with consent”',
            },
          },
        },
        1,
      ),
    },
    ['items'],
  ),
  countdown: block(
    'countdown',
    '倒计时到一个固定时刻；每位访客看到的都一样 | Countdown to a fixed instant, the same for every visitor',
    {
      title: {
        ...shortText,
        description: '到什么为止，例如“活动截止” | What ends then, such as “Offer ends”',
      },
      until: {
        type: 'string',
        pattern: dayAndTimePattern,
        description:
          '截止时刻，按全站业务时区，例如 2026-12-31T18:00 | The instant, in the time zone of the site, such as 2026-12-31T18:00',
      },
      afterwards: { ...text, description: '到时之后显示的文字 | Text that is shown afterwards' },
    },
    ['title', 'until', 'afterwards'],
  ),
  video: {
    ...block(
      'video',
      '视频：先显示封面，按下才加载和播放 | Video: shows its poster, loads and plays when pressed',
      {
        title: { ...shortText, description: '视频讲什么 | What the film is about' },
        poster: { ...picture, description: '封面图片 | Picture before it plays' },
        source: {
          type: 'object',
          additionalProperties: false,
          description: '视频文件在哪里 | Where the file is',
          oneOf: [{ required: ['file'] }, { required: ['address'] }],
          properties: {
            file: {
              ...ref('asset'),
              pattern: '^/assets/[a-z0-9/.-]+\\.(mp4|webm)$',
              description: '本站的文件 | A file of this site',
            },
            address: {
              type: 'string',
              pattern: '^https://\\S+\\.(mp4|webm)$',
              maxLength: 600,
              description:
                '其他网站的文件，域名须列在 site.json 的 linkHosts | A file of another site, whose host linkHosts of site.json lists',
            },
          },
        },
        captions: {
          ...ref('asset'),
          pattern: '^/assets/[a-z0-9/.-]+\\.vtt$',
          description: '字幕文件（WebVTT） | Captions (WebVTT)',
        },
        silent: {
          type: 'boolean',
          const: true,
          description: '视频里没有人声，不需要字幕 | Nobody speaks in it, so it needs no captions',
        },
        note: { ...text, description: '视频下的说明 | Text below it' },
      },
      ['title', 'poster', 'source'],
    ),
    oneOf: [{ required: ['captions'] }, { required: ['silent'] }],
  },
  languageSwitch: block(
    'languageSwitch',
    '语言切换：访客换成站点的另一种语言看同一页 | Languages of the site: visitors see the same page in another one',
    {
      label: {
        ...shortText,
        description: '读屏软件怎么称呼它，例如“语言” | What screen readers call it, such as “Language”',
      },
    },
    ['label'],
  ),
} as const satisfies Record<string, Schema>;
