import { type RefObject, useEffect } from 'react';
import { type PreviewMessage, readPreviewMessage } from './visit-trail.ts';

/**
 * Receives the messages of the preview in a frame.
 * @param port - of its site; messages of other origins are ignored
 * @param onMessage - stable between renders, so that no message is missed in between
 */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  port: number,
  onMessage: (message: PreviewMessage) => void,
): void {
  useEffect(() => {
    const listener = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      if (!origin.endsWith(`localhost:${port}`)) return;
      const message = readPreviewMessage(data);
      if (message) onMessage(message);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [frame, port, onMessage]);
}
