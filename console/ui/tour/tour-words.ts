import type { Words } from '../language/use-words.ts';

export const tourWords = {
  offer: { zh: '第一天：三个练习', en: 'Your first day: three exercises' },
  offerNote: {
    zh: '在草稿里做，访客什么都看不到；每个练习最后都把自己的改动撤销。',
    en: 'They are done in the draft, of which no visitor sees anything; each ends by undoing its edits.',
  },
  dismiss: { zh: '不再显示', en: 'Put away' },
  exercise: { zh: '练习', en: 'Exercise' },
  stepOf: { zh: '第 {at} 步，共 {count} 步', en: 'Step {at} of {count}' },
  goThere: { zh: '带我去', en: 'Take me there' },
  finished: { zh: '做完了', en: 'Done' },
  allDone: { zh: '这个练习做完了。', en: 'This exercise is done.' },
  untouched: {
    zh: '草稿和开始时一样。',
    en: 'The draft is as it was at the start.',
  },
  next: { zh: '下一个：{title}', en: 'Next: {title}' },
  end: { zh: '结束练习', en: 'End the exercise' },
  endWithEdits: {
    zh: '结束练习（草稿里还留着练习里的 {count} 步改动）',
    en: 'End the exercise (its edits stay in the draft: {count})',
  },
  tour: { zh: '新手练习', en: 'Exercises for the first day' },
} as const satisfies Words;
