import type { Words } from '../language/use-words.ts';

export const helpWords = {
  help: { zh: '帮助', en: 'Help' },
  helpOf: { zh: '帮助：{view}', en: 'Help: {view}' },
  openHelp: { zh: '帮助和快捷键（?）', en: 'Help and keys (?)' },
  keys: { zh: '快捷键', en: 'Keys' },
} as const satisfies Words;
