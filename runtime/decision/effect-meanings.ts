import type { Effect } from '../../schemas/index.ts';
import type { ServerFactSource, Situation } from '../facts/situation.ts';

interface EffectMeaning {
  /** The call that the effect makes; its answer has to be known before the next row is asked. */
  call?: ServerFactSource & ('mark' | 'markcode');
  /** It changes nothing that a row can ask about. */
  keepsFacts?: true;
  /** The visitor's situation after it. */
  after(situation: Situation, path: string): Situation;
}

const afterMarkLogin = (situation: Situation, answer: 'ok' | 'failed' | undefined): Situation => ({
  ...situation,
  firstVisit: true,
  token: situation.token || answer === 'ok',
});

/** What each effect means for the decisions after it. The shell does the same to storage (effects/perform.ts). */
export const effectMeanings: Record<Effect, EffectMeaning> = {
  rememberLogin: { keepsFacts: true, after: (situation, path) => ({ ...situation, loginAddress: path }) },
  // The answer about the user stays: without a token nobody asks for it, and after a mark's login it is about that one.
  clearToken: { after: (situation) => ({ ...situation, token: false }) },
  loginByMark: { call: 'mark', after: (situation) => afterMarkLogin(situation, situation.answers.mark) },
  loginByMarkcode: {
    call: 'markcode',
    after: (situation) => afterMarkLogin(situation, situation.answers.markcode),
  },
  closeInAppView: { keepsFacts: true, after: (situation) => situation },
};
