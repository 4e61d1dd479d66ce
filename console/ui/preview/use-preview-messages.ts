import { type RefObject, useEffect } from 'react';
import { type PreviewMessage, readPreviewMessage } from './visit-trail.ts';

/** Sends a message to the page that has sent one. */
export type AnswerPreview = (answer: object) => void;

/**
 * Receives the messages of the preview in a frame.
 * @param port - of its site; messages of other origins are ignored
 * @param onMessage - stable between renders, so that no message is missed in between
 */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  port: number,
  onMessage: (message: PreviewMessage, answer: AnswerPreview) => void,
): void {
  useEffect(() => {
    const listener = ({ data, source, origin }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      if (!page || source !== page) return;
      if (!origin.endsWith(`localhost:${port}`)) return;
      const message = readPreviewMessage(data);
      if (message) onMessage(message, (answer) => page.postMessage(answer, origin));
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [frame, port, onMessage]);
}
