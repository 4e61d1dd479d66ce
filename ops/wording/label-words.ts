import type { Words } from '../text/say.ts';

/** The words for values without a name in the config. */
export const labelWords = {
  none: { zh: '（无）', en: '(none)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  fillForm: { zh: '填表', en: 'fill in the form' },
  skipForm: { zh: '跳过表单', en: 'skip the form' },
} as const satisfies Words;
