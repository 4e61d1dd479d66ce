import { useCallback, useRef } from 'react';
import type { AnswerPreview } from './use-preview-messages.ts';
import type { PreviewMessage } from './visit-trail.ts';

/** Longest time for which the page before stays visible while the next one is scrolled, ms. */
const longestWait = 2500;

/**
 * Keeps how far the pages of a phone are scrolled when a new version takes their place: the operator sees the edit where
 * they were looking.
 * @param visit - another one begins at the top
 */
export function useKeptScroll(visit: string): {
  onMessage: (message: PreviewMessage, answer: AnswerPreview) => void;
  /** Another document is being loaded. */
  begin: () => void;
  /** Calls `show` once that document is scrolled, at once where there is nothing to scroll. */
  whenScrolled: (show: () => void) => void;
} {
  const kept = useRef({ visit, path: '', tops: {} as Readonly<Record<string, number>> });
  if (kept.current.visit !== visit) kept.current = { visit, path: '', tops: {} };
  const isDone = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  const done = useCallback(() => {
    isDone.current = true;
    waiting.current?.();
    waiting.current = null;
  }, []);
  const onMessage = useCallback(
    (message: PreviewMessage, answer: AnswerPreview) => {
      const { path, tops } = kept.current;
      if ('scrolledAt' in message) {
        const others = message.scrolledAt === path ? tops : {};
        kept.current = { visit, path: message.scrolledAt, tops: { ...others, ...message.tops } };
      }
      if ('readyAt' in message) {
        if (message.readyAt === path) answer({ type: 'funnel-scroll-to', tops });
        else done();
      }
      if ('isScrolled' in message) done();
    },
    [visit, done],
  );
  const begin = useCallback(() => {
    isDone.current = false;
    waiting.current = null;
  }, []);
  const whenScrolled = useCallback(
    (show: () => void) => {
      if (isDone.current || !Object.values(kept.current.tops).some((top) => top > 0)) return show();
      waiting.current = show;
      setTimeout(() => {
        if (waiting.current === show) done();
      }, longestWait);
    },
    [done],
  );
  return { onMessage, begin, whenScrolled };
}
