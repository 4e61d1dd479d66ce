import type { Way } from '../plan/end.ts';
import { spaced, type Text } from '../text/text.ts';

export const whenWords: Record<Way, Text> = {
  navigation: { zh: '打开网址或办完一页后', en: 'after opening an address or finishing a page' },
  afterLogin: { zh: '登录后', en: 'after the login' },
  'destination.success': { zh: '申请成功后', en: 'after success' },
  'destination.failure': { zh: '申请未成功后', en: 'after a failure' },
  'destination.skipForm': { zh: '跳过表单后', en: 'after skipping the form' },
};

/** The prefix of a sentence that deserves attention, or its short form. */
export const noteWord: Text = { zh: '注意', en: 'Note' };
export const notePrefix: Text = { zh: `${noteWord.zh}：`, en: `${noteWord.en}: ` };

export const afterSuccessWords: Partial<Record<Way, Text>> = {
  navigation: { zh: '提交成功后', en: 'after submitting a page' },
};

/** The predicate for visitors who succeeded and are led back: `登录后又到落地页 /login`. */
export function regressionText(ways: readonly Way[], after: string, before: string): Text {
  const words = ways.map((way) => afterSuccessWords[way] ?? whenWords[way]);
  const when = { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
  return {
    zh: `${when.zh}又到${after}${before === '' ? '' : `，不再到${before}`}`,
    en: `come back to ${after} ${when.en}${before === '' ? '' : `, no longer to ${before}`}`,
  };
}

/** The predicate for visitors who continue: `登录后现在到表单页 /a，不再到页面 /b`. @param before - empty: none */
export function movedText(ways: readonly Way[], after: string, before: string): Text {
  const when = {
    zh: ways.map((way) => whenWords[way].zh).join('、'),
    en: ways.map((way) => whenWords[way].en).join(', '),
  };
  if (before === '') return { zh: `${when.zh}现在能到${after}`, en: `now come to ${after} ${when.en}` };
  if (before === after) {
    return {
      zh: `${when.zh}仍到${after}，但网址或提示不同`,
      en: `still come to ${after} ${when.en}, with another address or message`,
    };
  }
  return {
    zh: `${when.zh}现在到${after}，不再到${before}`,
    en: `come to ${after} ${when.en}, no longer to ${before}`,
  };
}

/** The predicate for visitors at an error page or in a redirect loop. */
export function stuckText(note: string, after: string, before: string): Text {
  const instead = {
    zh: before === '' ? '' : `，到不了原来的${before}`,
    en: before === '' ? '' : ` and no longer get to ${before}`,
  };
  return note === 'loop'
    ? {
        zh: `现在在${spaced(after)}来回跳转${instead.zh}`,
        en: `go round in circles at ${after}${instead.en}`,
      }
    : { zh: `现在停在${after}${instead.zh}`, en: `are stuck at ${after}${instead.en}` };
}

/** The predicate for visitors who are held with a message and can retry. */
export const heldText = (message: string, after: string, before: string): Text => ({
  zh: `现在被拦在${after}（提示${spaced(message).trimEnd()}，可以重试）${before === '' ? '' : `，暂时到不了${before}`}`,
  en: `are held back at ${after} (message ${message}, they can try again)${before === '' ? '' : ` and do not get to ${before}`}`,
});
