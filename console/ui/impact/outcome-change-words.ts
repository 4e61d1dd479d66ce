import type { Words } from '../language/use-words.ts';

/** Destinations of visitors: the old one first, then the new one. */
export const outcomeChangeWords = {
  moved: { zh: '{when}：{before} → {after}', en: '{when}: {before} → {after}' },
  reached: { zh: '{when}：现在能到{after}', en: '{when}: now {after}' },
  alike: {
    zh: '{when}：仍到{after}，但网址或提示不同',
    en: '{when}: still {after}, with another address or message',
  },
  back: { zh: '注意，{when}：{before} → 又到{after}', en: 'Note. {when}: {before} → back to {after}' },
  backOnly: { zh: '注意，{when}：又到{after}', en: 'Note. {when}: back to {after}' },
  stuck: { zh: '{before} → 停在{after}', en: '{before} → stuck at {after}' },
  stuckOnly: { zh: '停在{after}', en: 'Stuck at {after}' },
  loop: { zh: '{before} → 在{after}来回跳转', en: '{before} → round in circles at {after}' },
  loopOnly: { zh: '在{after}来回跳转', en: 'Round in circles at {after}' },
  held: {
    zh: '{before} → 被拦在{after}（提示{message}，可以重试）',
    en: '{before} → held back at {after} (message {message}, they can try again)',
  },
  heldOnly: {
    zh: '被拦在{after}（提示{message}，可以重试）',
    en: 'Held back at {after} (message {message}, they can try again)',
  },
  morePages: { zh: ' 等 {count} 个页面', en: ' and {count, plural, one {# more page} other {# more pages}}' },
} as const satisfies Words;
