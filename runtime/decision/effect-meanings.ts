import type { Effect } from '../../schemas/index.ts';
import type { ServerFactSource, Situation } from '../facts/situation.ts';

interface EffectMeaning {
  /** The call that the effect makes; its answer has to be known before the next row is asked. */
  asks?: ServerFactSource & ('mark' | 'markcode');
  /** It changes nothing that a row can ask about. */
  factsStay?: true;
  /** The visitor's situation after it. */
  after(situation: Situation, path: string): Situation;
}

const marked = (situation: Situation, answer: 'ok' | 'failed' | undefined): Situation => ({
  ...situation,
  firstVisit: true,
  token: situation.token || answer === 'ok',
});

/** What each effect means for the decisions after it. The shell does the same to storage (effects/perform.ts). */
export const effectMeanings: Record<Effect, EffectMeaning> = {
  rememberLogin: { factsStay: true, after: (situation, path) => ({ ...situation, loginAddress: path }) },
  // The answer about the user stays: without a token nobody asks for it, and after a mark's login it is about that one.
  clearToken: { after: (situation) => ({ ...situation, token: false }) },
  loginByMark: { asks: 'mark', after: (situation) => marked(situation, situation.answers.mark) },
  loginByMarkcode: { asks: 'markcode', after: (situation) => marked(situation, situation.answers.markcode) },
  closeInAppView: { factsStay: true, after: (situation) => situation },
};
