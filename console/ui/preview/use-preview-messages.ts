import { type RefObject, useEffect } from 'react';
import { type PreviewMessage, readPreviewMessage } from './visit-trail.ts';

/**
 * What the preview in a frame says.
 * @param port - of its site; what comes from elsewhere is not heard
 * @param describe - the same one from render to render, so that nothing is missed in between
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
