import type { Effect } from '../../schemas/index.ts';
import type { ServerFactSource, Situation } from '../facts/situation.ts';

interface EffectMeaning {
  /** The call that the effect needs; its result must be known before the next row is evaluated. */
  call?: ServerFactSource & ('mark' | 'markcode');
  /** The effect changes no fact. */
  keepsFacts?: true;
  /** The situation after the effect. `path`: path of the page visited. */
  after(situation: Situation, path: string): Situation;
}

const afterMarkLogin = (situation: Situation, answer: 'ok' | 'failed' | undefined): Situation => ({
  ...situation,
  firstVisit: true,
  token: situation.token || answer === 'ok',
});

/**
 * How each effect changes the situation for the rows after it. runtime/visit/perform-effects.ts applies the same changes
 * to the session.
 */
export const effectMeanings: Record<Effect, EffectMeaning> = {
  rememberLogin: { keepsFacts: true, after: (situation, path) => ({ ...situation, loginAddress: path }) },
  // `answers.user` may stay: without a token no row uses it, and after a mark login it is about the new user.
  clearToken: { after: (situation) => ({ ...situation, token: false }) },
  loginByMark: { call: 'mark', after: (situation) => afterMarkLogin(situation, situation.answers.mark) },
  loginByMarkcode: {
    call: 'markcode',
    after: (situation) => afterMarkLogin(situation, situation.answers.markcode),
  },
  closeInAppView: { keepsFacts: true, after: (situation) => situation },
};
