import { type RefObject, useEffect } from 'react';
import { type PreviewMessage, readPreviewMessage } from './visit-trail.ts';

/**
 * Receives the messages of the preview in a frame.
 * @param port - of its site; messages of other origins are ignored
 * @param describe - stable between renders, so that no message is missed in between
 */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  port: number,
  describe: (said: PreviewMessage) => void,
): void {
  useEffect(() => {
    const heard = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      if (!origin.endsWith(`localhost:${port}`)) return;
      const said = readPreviewMessage(data);
      if (said) describe(said);
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [frame, port, describe]);
}
