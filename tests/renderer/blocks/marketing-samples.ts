import type { Page } from 'playwright-core';
import type { Block } from '../../../schemas/index.ts';

const drawing = (width: number, height: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="20%" fill="#ffffff"/></svg>`;

/** The pictures of the samples, by address, with their sizes; there is none at `/assets/gone.png`. */
export const pictures = {
  '/assets/wide.svg': [640, 360],
  '/assets/square.svg': [300, 300],
  '/assets/gone.png': [640, 360],
} as const;

/** Serves the pictures to a page, and nothing at the address of one and of the film. */
export async function servePictures(page: Page): Promise<void> {
  await page.route('**/assets/{wide,square}.svg', (route) => {
    const isWide = route.request().url().includes('wide');
    const body = isWide ? drawing(640, 360, '#3b7a57') : drawing(300, 300, '#8a4b2a');
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.route('**/assets/gone.png', (route) => route.fulfill({ status: 404, body: '' }));
}

const visit = { do: 'visit', address: 'https://help.example/start?from=site' } as const;

/** One block of each kind that marketing pages have. */
export const marketing = {
  image: {
    ...{ type: 'image', id: 'shop', picture: '/assets/wide.svg', alt: '店面的正门' },
    caption: '我们在上海的第一家店，2019 年开业。',
  },
  decoration: { type: 'image', id: 'line', picture: '/assets/square.svg', decorative: true },
  linked: {
    ...{ type: 'image', id: 'map', picture: '/assets/wide.svg', alt: '到店路线图' },
    action: visit,
  },
  gone: { type: 'image', id: 'gone', picture: '/assets/gone.png', alt: '夏季课程表' },
  links: {
    type: 'links',
    id: 'more',
    title: '常用链接',
    items: [
      { icon: 'document', label: '用户协议', action: { do: 'openPage', page: 'terms' } },
      { label: '预约试听', text: '约一节免费的课', action: { do: 'finish', outcome: 'done' } },
      { icon: 'user', label: '客服电话', action: { do: 'call', phone: '400-000-0000' } },
      { label: '帮助中心', action: visit },
    ],
  },
  cards: {
    type: 'cards',
    id: 'courses',
    title: '课程',
    items: [
      {
        title: '少儿英语',
        text: '6 到 9 岁，每周两次，每班最多八人。',
        picture: '/assets/wide.svg',
        action: visit,
      },
      { title: '成人口语', text: '每周一次，晚上上课。', picture: '/assets/wide.svg', alt: '教室里的六个人' },
      { title: '一对一', text: '时间自己定。', picture: '/assets/gone.png', alt: '老师和一位学生' },
    ],
  },
  quotes: {
    type: 'quotes',
    id: 'voices',
    title: '学员怎么说',
    items: [
      {
        text: '第三个月就敢开口了，老师会记住每个人的问题。',
        ...{ name: '王女士', role: '成人口语班学员', picture: '/assets/square.svg' },
        source: '2026 年 5 月学员回访，已获授权',
      },
      { text: '孩子自己催着去上课。', name: '李先生', source: '店内留言簿，2026 年 3 月' },
    ],
  },
  countdown: {
    type: 'countdown',
    id: 'offer',
    title: '早鸟价截止',
    until: '2026-12-31T18:00',
    afterwards: '早鸟价已经结束，现在按原价报名。',
  },
  video: {
    ...{ type: 'video', id: 'film', title: '一节课是怎样上的', poster: '/assets/wide.svg' },
    source: { file: '/assets/film.webm' },
    captions: '/assets/film.vtt',
    note: '1 分 20 秒',
  },
  columns: {
    type: 'columns',
    id: 'beside',
    blocks: [
      { type: 'notice', id: 'left', tone: 'info', text: '第一栏：左边的内容。' },
      {
        type: 'accordion',
        id: 'right',
        title: '常见问题',
        items: [{ question: '可以退费吗？', answer: '开课前全额退。' }],
      },
      { type: 'image', id: 'third', picture: '/assets/wide.svg', alt: '教室' },
    ],
  },
} as const satisfies Record<string, Block>;
