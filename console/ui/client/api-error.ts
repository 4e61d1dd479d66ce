import type { Refusal, RefusalCode, SaveRefusal, Text } from '../../api/index.ts';

/** `offline`: nobody answered; `guard`: the guard refused the token, as after a restart of the console. */
export type RefusedCode = RefusalCode | 'offline' | 'guard';

/** A call that was refused or not answered, with the words for the operator. */
export class Refused extends Error {
  override name = 'Refused' as const;
  readonly code: RefusedCode;
  readonly text: Text;
  /** The whole answer: a save's has problems, risks or conflicts. */
  readonly body: Refusal | SaveRefusal | null;

  constructor(code: RefusedCode, text: Text, body: Refusal | SaveRefusal | null = null) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.body = body;
  }
}

/** Nobody has looked at it: it can be sent again. */
export const isUnanswered = ({ code }: Refused): boolean => code === 'offline' || code === 'guard';

export const offline = () =>
  new Refused('offline', {
    zh: '控制台没有应答：运行 npm run ops 的窗口是否还开着？',
    en: 'The console does not answer: is npm run ops still running?',
  });

export const guarded = () =>
  new Refused('guard', {
    zh: '这个页面的口令已失效：请打开 npm run ops 打印的地址',
    en: 'The token of this page is no longer valid: open the address that npm run ops printed',
  });
