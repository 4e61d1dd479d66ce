import { describe, expect, it } from 'vitest';
import {
  delayed,
  failed,
  finished,
  hidden,
  initialSubmitState,
  isFinishPending,
  loggedIn,
  outdated,
  pressed,
  released,
  type SubmitEvent,
  sent,
  shown,
  stayed,
  succeeded,
} from '../../../renderer/form/submit-state.ts';

const stateAfter = (...events: SubmitEvent[]) =>
  events.reduce((state, event) => event(state), initialSubmitState);
const answers = { phone: '1' };
const submission = '{"phone":"1"}';
const sentOnce = sent(submission);
const loggedInOutcome = succeeded('loggedIn');
const unanswered = failed('no answer', true);

describe('the state of a form’s submission', () => {
  it('ignores the second tap of a double tap', () => {
    const sending = stateAfter(pressed);
    expect(sending.phase).toBe('sending');
    expect(pressed(sending)).toBe(sending);
    const slow = stateAfter(pressed, delayed);
    expect(slow.phase).toBe('slow');
    expect(pressed(slow)).toBe(slow);
  });

  it('accepts a press after refused answers, an error, a notice and a restore from the back/forward cache', () => {
    for (const event of [released, unanswered, stayed('ok')]) {
      expect(stateAfter(pressed, event, pressed).phase).toBe('sending');
    }
  });

  it('removes the error and the notice with the next press, and the notice when the answers change', () => {
    expect(stateAfter(pressed, unanswered).error).toEqual({ text: 'no answer', retry: true });
    expect(stateAfter(pressed, unanswered, pressed).error).toBeNull();
    const ok = stayed('ok');
    expect(stateAfter(pressed, ok).notice).toBe('ok');
    expect(stateAfter(pressed, ok, pressed).notice).toBeNull();
    expect(stateAfter(pressed, ok, outdated).notice).toBeNull();
  });

  it('is not slow before it is sending', () => {
    expect(stateAfter(delayed)).toBe(initialSubmitState);
  });

  it('stays locked while the page is being finished, and is idle afterwards', () => {
    expect(stateAfter(pressed, sentOnce, loggedInOutcome).phase).toBe('sending');
    expect(stateAfter(pressed, sentOnce, loggedInOutcome, finished)).toMatchObject({
      phase: 'idle',
      unfinished: null,
    });
  });

  it('only finishes the page at the next press if finishing failed', () => {
    const state = stateAfter(pressed, sentOnce, loggedInOutcome, unanswered);
    expect(state).toMatchObject({ phase: 'idle', sent: submission, unfinished: 'loggedIn' });
    expect(isFinishPending(state, answers)).toBe(true);
    expect(isFinishPending(pressed(state), answers)).toBe(true);
    expect(isFinishPending(state, { phone: '2' }), 'other answers have not arrived').toBe(false);
  });

  it('unlocks and remembers the outcome of a result that arrives after the visitor has left', () => {
    const left = stateAfter(pressed, sentOnce, hidden, loggedInOutcome);
    expect(left).toMatchObject({ phase: 'idle', isShown: false, unfinished: 'loggedIn' });
  });

  it('validates again on a page that is kept alive and shown again, and forgets its error', () => {
    const back = stateAfter(pressed, sentOnce, loggedInOutcome, unanswered, hidden, shown);
    expect(back).toMatchObject({ isShown: true, wasLeft: true, error: null, unfinished: 'loggedIn' });
    expect(isFinishPending(back, answers)).toBe(false);
    expect(stateAfter(shown), 'the first time').toBe(initialSubmitState);
  });

  it('forgets the unfinished outcome when other answers are sent', () => {
    const state = stateAfter(
      pressed,
      sentOnce,
      loggedInOutcome,
      unanswered,
      hidden,
      shown,
      pressed,
      sent('{"phone":"2"}'),
    );
    expect(state).toMatchObject({ sent: '{"phone":"2"}', unfinished: null, wasLeft: false });
  });

  it('keeps the answers to questions that disappeared with the login', () => {
    expect(stateAfter(pressed, loggedIn({ code: '1' }), sentOnce).loginAnswers).toEqual({
      code: '1',
    });
  });
});
