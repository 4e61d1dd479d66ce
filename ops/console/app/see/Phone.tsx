import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ExplainInput } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { useWords } from '../words.ts';
import styles from './Phone.module.css';
import { PhoneShell } from './PhoneShell.tsx';
import type { Said } from './place.ts';
import { seeWords } from './see-words.ts';
import { addressOf, stageOf } from './stage.ts';
import { useHeard } from './use-heard.ts';
import type { Side, Width } from './visitor.ts';

export interface PhoneProps {
  input: ExplainInput;
  side: Side;
  width: Width;
  /** Of a visitor who is logged in. */
  login: { token: string; userId: string } | null;
  /** Names the visit; another one begins anew, with nothing stored. */
  visit: string;
  /** Drawn smaller; the page in it is as wide as ever. */
  scale?: number;
  onSaid?: (said: Said) => void;
}

/** A phone with the shipped pages in it, on the draft or on the config of the disk. */
export const Phone = observer(function Phone(props: PhoneProps) {
  const { input, side, width, login, visit, scale = 1, onSaid } = props;
  const { preview, state } = useDesk();
  const say = useWords(seeWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [title, setTitle] = useState('');
  const [loaded, setLoaded] = useState<string | null>(null);
  const last = useRef<{ visit: string; path: string } | null>(null);
  const shown = (side === 'draft' ? preview?.version : preview?.diskVersion) ?? null;
  const port = preview?.[side] ?? 0;
  // Before the first config is there a site has nothing to show, and a frame would stay at that.
  const hasAny = preview !== null && (preview.version !== null || preview.state !== 'building');
  // Without previews, or where the first has failed, nothing is to come: that is told beside the phone.
  const canShow = state === null || (preview !== null && (hasAny || preview.state === 'building'));
  const isShown = side === 'disk' || preview?.version !== null;
  const name = useMemo(() => JSON.stringify(stageOf(visit, input, login)), [visit, input, login]);
  // Another version of the draft or disk is shown at the place where the visitor is; another visit begins at its own.
  const begin = useMemo(() => addressOf(input, port), [input, port]);
  // Another version of the draft is shown at the place where the visitor is. The frame stays: its name has the visit.
  const [first] = useState(shown);
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current === shown) return;
    const isAnew = seen.current === null;
    seen.current = shown;
    const path = last.current?.visit === visit ? last.current.path : null;
    if (frame.current && !(isAnew && path === null))
      frame.current.src = path === null ? begin : new URL(path, begin).href;
  }, [shown, visit, begin]);

  const told = useCallback(
    (said: Said) => {
      if ('title' in said) setTitle(said.title);
      if ('path' in said) last.current = { visit, path: said.path };
      onSaid?.(said);
    },
    [visit, onSaid],
  );
  useHeard(frame, port, told);

  const key = `${visit} ${side} ${isShown}`;
  return (
    <PhoneShell width={width} scale={scale} title={title} isLoading={canShow && loaded !== key}>
      {port !== 0 && hasAny && (
        <iframe
          key={key}
          ref={frame}
          className={styles.frame}
          title={say('frame', { side: say(side) })}
          name={name}
          src={begin}
          onLoad={() => setLoaded(key)}
        />
      )}
    </PhoneShell>
  );
});
