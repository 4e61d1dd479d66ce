import { describe, expect, it } from 'vitest';
import {
  initialSubmitState,
  isFinishPending,
  nextSubmitState,
  type SubmitStateEvent,
} from '../../../renderer/form/submit-state.ts';

const stateAfter = (...events: SubmitStateEvent[]) => events.reduce(nextSubmitState, initialSubmitState);
const pressed = { type: 'pressed' } as const;
const sent = { type: 'sent', sent: '{"phone":"1"}' } as const;
const succeeded = { type: 'succeeded', unfinished: 'loggedIn' } as const;
const failed = { type: 'failed', error: { text: 'no answer', retry: true } } as const;

describe('the state of a form’s submission', () => {
  it('ignores the second tap of a double tap', () => {
    const sending = stateAfter(pressed);
    expect(sending.phase).toBe('sending');
    expect(nextSubmitState(sending, pressed)).toBe(sending);
    const slow = stateAfter(pressed, { type: 'delayed' });
    expect(slow.phase).toBe('slow');
    expect(nextSubmitState(slow, pressed)).toBe(slow);
  });

  it('accepts a press after refused answers, an error, a notice and a restore from the back/forward cache', () => {
    for (const event of [{ type: 'released' }, failed, { type: 'stayed', notice: 'ok' }] as const) {
      expect(stateAfter(pressed, event, pressed).phase).toBe('sending');
    }
  });

  it('removes the error and the notice with the next press, and the notice when the answers change', () => {
    expect(stateAfter(pressed, failed).error).toEqual(failed.error);
    expect(stateAfter(pressed, failed, pressed).error).toBeNull();
    const stayed = { type: 'stayed', notice: 'ok' } as const;
    expect(stateAfter(pressed, stayed).notice).toBe('ok');
    expect(stateAfter(pressed, stayed, pressed).notice).toBeNull();
    expect(stateAfter(pressed, stayed, { type: 'outdated' }).notice).toBeNull();
  });

  it('is not slow before it is sending', () => {
    expect(stateAfter({ type: 'delayed' })).toBe(initialSubmitState);
  });

  it('stays locked while the page is being finished, and is idle afterwards', () => {
    expect(stateAfter(pressed, sent, succeeded).phase).toBe('sending');
    expect(stateAfter(pressed, sent, succeeded, { type: 'finished' })).toMatchObject({
      phase: 'idle',
      unfinished: null,
    });
  });

  it('only finishes the page at the next press if finishing failed', () => {
    const state = stateAfter(pressed, sent, succeeded, failed);
    expect(state).toMatchObject({ phase: 'idle', sent: sent.sent, unfinished: 'loggedIn' });
    expect(isFinishPending(state)).toBe(true);
    expect(isFinishPending(nextSubmitState(state, pressed))).toBe(true);
  });

  it('unlocks and remembers the outcome of a result that arrives after the visitor has left', () => {
    const left = stateAfter(pressed, sent, { type: 'hidden' }, succeeded);
    expect(left).toMatchObject({ phase: 'idle', isShown: false, unfinished: 'loggedIn' });
  });

  it('validates again on a page that is kept alive and shown again, and forgets its error', () => {
    const back = stateAfter(pressed, sent, succeeded, failed, { type: 'hidden' }, { type: 'shown' });
    expect(back).toMatchObject({ isShown: true, wasLeft: true, error: null, unfinished: 'loggedIn' });
    expect(isFinishPending(back)).toBe(false);
    expect(stateAfter({ type: 'shown' }), 'the first time').toBe(initialSubmitState);
  });

  it('forgets the unfinished outcome when other answers are sent', () => {
    const state = stateAfter(
      pressed,
      sent,
      succeeded,
      failed,
      { type: 'hidden' },
      { type: 'shown' },
      pressed,
      {
        type: 'sent',
        sent: '{"phone":"2"}',
      },
    );
    expect(state).toMatchObject({ sent: '{"phone":"2"}', unfinished: null, wasLeft: false });
  });

  it('keeps the answers to questions that disappeared with the login', () => {
    expect(stateAfter(pressed, { type: 'loggedIn', loginAnswers: { code: '1' } }, sent).loginAnswers).toEqual(
      {
        code: '1',
      },
    );
  });
});
