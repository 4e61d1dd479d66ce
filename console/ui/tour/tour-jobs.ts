import type { Text } from '../../api/index.ts';

/** What a step of a job can see of the console. */
export interface TourScene {
  /** The path of the open view: `['channels', '5265']`. */
  path: readonly string[];
  query: URLSearchParams;
  /** How many steps the draft has more than when the job began. */
  edits: number;
  changedFiles: readonly string[];
  /** The plan is that of the draft as it is. */
  isPlanned: boolean;
}

export interface TourStep {
  does: Text;
  /** The view in which it is done; the step leads there. */
  view: string;
  isDone: (scene: TourScene) => boolean;
}

export interface TourJob {
  id: string;
  title: Text;
  steps: readonly TourStep[];
}

const isOpen =
  (view: string) =>
  ({ path }: TourScene) =>
    path[0] === view;
const isEdited =
  (start: string) =>
  ({ edits, changedFiles }: TourScene) =>
    edits > 0 && changedFiles.some((file) => file.startsWith(start));

/** An edit of a job is an exercise: it ends where the draft is as it was before. */
const undo = (view: string): TourStep => ({
  view,
  does: {
    zh: '按“撤销”（Ctrl+Z），直到练习里的改动都撤销。',
    en: 'Undo (Ctrl+Z) until every edit of the exercise is undone.',
  },
  isDone: ({ edits, changedFiles }) => edits === 0 || changedFiles.length === 0,
});

/** The first jobs of an operator: an edit and whom it reaches, a text and its page, a visitor and the reason. */
export const tourJobs: readonly TourJob[] = [
  {
    id: 'channel',
    title: { zh: '改一个渠道，看影响到谁', en: 'Edit a channel, and see whom that reaches' },
    steps: [
      {
        view: 'channels',
        does: { zh: '打开“渠道”。', en: 'Open Channels.' },
        isDone: isOpen('channels'),
      },
      {
        view: 'channels',
        does: {
          zh: '选一行的“页面标题”，直接打一个别的标题，按 Enter。',
          en: 'Choose the page title of a row, type another one, and press Enter.',
        },
        isDone: isEdited('channels.json'),
      },
      {
        view: 'know',
        does: {
          zh: '打开“影响”，看哪些访客会看到这个标题，有没有风险。访客现在还什么都看不到。',
          en: 'Open Impact: it says which visitors would see the title, and which risks there are. No visitor sees it yet.',
        },
        isDone: ({ path, isPlanned }) => path[0] === 'know' && isPlanned,
      },
      undo('know'),
    ],
  },
  {
    id: 'page',
    title: { zh: '改一页上的文字，在手机里看到它', en: 'Edit a text of a page, and see it in the phone' },
    steps: [
      {
        view: 'pages',
        does: { zh: '打开“页面”，再打开其中一页。', en: 'Open Pages, and one page of the list.' },
        isDone: ({ path }) => path[0] === 'pages' && path.length > 1,
      },
      {
        view: 'pages',
        does: {
          zh: '打开一张卡片，改一段文字；旁边的手机会跟着变。',
          en: 'Open a card and edit a text; the phone beside it follows.',
        },
        isDone: isEdited('definitions/'),
      },
      {
        view: 'save',
        does: {
          zh: '打开“保存”，这里列出要写进文件的每一处改动。先不要保存。',
          en: 'Open Save: it lists every edit that would be written. Do not save now.',
        },
        isDone: isOpen('save'),
      },
      undo('save'),
    ],
  },
  {
    id: 'visitor',
    title: { zh: '查一位访客为什么到了这一页', en: 'Find out why a visitor gets to a page' },
    steps: [
      { view: 'see', does: { zh: '打开“预览”。', en: 'Open Preview.' }, isDone: isOpen('see') },
      {
        view: 'see',
        does: {
          zh: '把“登录状态”改成“已登录”，手机从头走一遍。',
          en: 'Set Login to “Logged in”; the phone begins the visit again.',
        },
        isDone: ({ path, query }) => path[0] === 'see' && query.get('login') === 'ok',
      },
      {
        view: 'see',
        does: {
          zh: '手机旁边是每一步的原因。按其中一条写着文件和行号的链接，看决定它的那一行。',
          en: 'Beside the phone is the reason of each step. Press the place of one (file:line) to see the row that decides it.',
        },
        isDone: ({ path, query }) => path[0] === 'files' && query.has('line'),
      },
    ],
  },
];
