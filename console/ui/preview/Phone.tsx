import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import type { Revision, Width } from '../visitor/visitor.ts';
import styles from './Phone.module.css';
import { PhoneFrame } from './PhoneFrame.tsx';
import { previewWords } from './preview-words.ts';
import { previewAddress, type SentForm, stagedVisit } from './staged-visit.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { type AnswerPreview, usePreviewMessages } from './use-preview-messages.ts';
import type { PreviewMessage } from './visit-trail.ts';

export interface PhoneProps {
  input: ExplainInput;
  revision: Revision;
  width: Width;
  /** The login of a visitor who is logged in. */
  login: { token: string; userId: string } | null;
  /** Identifies the visit; another one starts with empty storage. */
  visit: string;
  /** Of its pages; undefined: the host's default. */
  language?: string | undefined;
  /** The forms that the visitor has sent before. */
  sent?: readonly SentForm[];
  /** Scales the phone down; the layout width of its page stays. */
  scale?: number;
  /** A new version replays the visit behind the old page, until somebody interacts with the phone. */
  replays?: boolean;
  /** `answer` sends a message back to the page in the phone. */
  onMessage?: (message: PreviewMessage, answer: AnswerPreview) => void;
}

const nothingSent: readonly SentForm[] = [];

/** A page in a frame. It stays visible until the next one has loaded. */
interface Framed {
  key: string;
  name: string;
  src: string;
}

/** A phone with the production pages, on the draft or on the config of the disk. */
export const Phone = observer(function Phone(props: PhoneProps) {
  const { input, revision, width, login, visit, scale = 1, replays = false, language, onMessage } = props;
  const sent = props.sent ?? nothingSent;
  const { preview, state } = useDraftStore();
  const say = useWords(previewWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [title, setTitle] = useState('');
  const [loaded, setLoaded] = useState<string | null>(null);
  const last = useRef<{ visit: string; path: string } | null>(null);
  const shown = (revision === 'draft' ? preview?.version : preview?.diskVersion) ?? null;
  const port = preview?.[revision] ?? 0;
  // Before its first config a site serves nothing, and a frame would stay on that page.
  const hasAny = preview !== null && (preview.version !== null || preview.state !== 'building');
  // Without previews, or after the first has failed, nothing will load: a message beside the phone says so.
  const canShow = state === null || (preview !== null && (hasAny || preview.state === 'building'));
  const isShown = revision === 'disk' || preview?.version !== null;
  const name = useMemo(
    () => JSON.stringify(stagedVisit(visit, input, login, sent)),
    [visit, input, login, sent],
  );
  // A new version of the draft or disk is shown at the visitor's current location; a new visit starts at its own.
  const begin = useMemo(() => previewAddress(input, port, language), [input, port, language]);
  const [first] = useState(shown);
  const lastShown = useRef({ revision, shown: first });
  const [replay, setReplay] = useState(0);
  const [isMoving, setMoving] = useState(false);
  const touched = useTouched(frame, visit);
  const { onMessage: onScroll, begin: beginScroll, whenScrolled } = useKeptScroll(visit);
  useEffect(() => {
    const before = lastShown.current;
    lastShown.current = { revision, shown };
    // On the other revision the visit begins again: where it ended on this one may not be where it leads there.
    if (before.revision !== revision) {
      last.current = null;
      return;
    }
    if (before.shown === shown) return;
    const isAnew = before.shown === null;
    const path = last.current?.visit === visit ? last.current.path : null;
    if (!frame.current || (isAnew && path === null)) return;
    beginScroll();
    if (replays && touched.current !== visit) {
      setReplay((count) => count + 1);
      return;
    }
    // The frame stays where somebody has interacted with it: its key contains the visit.
    setMoving(true);
    frame.current.src = path === null ? begin : inLanguage(new URL(path, begin), language);
  }, [revision, shown, visit, begin, language, replays, touched, beginScroll]);

  const describe = useCallback(
    (message: PreviewMessage, answer: AnswerPreview) => {
      if ('title' in message) setTitle(message.title);
      if ('stored' in message) last.current = { visit, path: message.path };
      onMessage?.(message, answer);
      // After what opens a sheet, whose page may be the one that was scrolled.
      onScroll(message, answer);
    },
    [visit, onMessage, onScroll],
  );
  usePreviewMessages(frame, port, describe);

  const key = `${visit} ${revision} ${isShown} ${replay} ${language ?? ''}`;
  const old = useRef<Framed | null>(null);
  const current: Framed = { key, name, src: begin };
  const isThere = port !== 0 && hasAny;
  const frames = old.current && old.current.key !== key ? [old.current, current] : [current];
  const arrived = () =>
    whenScrolled(() => {
      old.current = current;
      setLoaded(key);
      setMoving(false);
    });
  return (
    <PhoneFrame
      width={width}
      scale={scale}
      title={title}
      isLoading={canShow && loaded !== key}
      isCovered={isThere && (isMoving || frames.length > 1)}
    >
      {isThere &&
        frames.map((one) => (
          <iframe
            key={one.key}
            ref={one === current ? frame : undefined}
            className={styles.frame}
            title={one === current ? say('frame', { side: say(revision) }) : ''}
            aria-hidden={one !== current}
            inert={one !== current}
            data-coming={(one === current && frames.length > 1) || undefined}
            name={one.name}
            src={one.src}
            onLoad={one === current ? arrived : undefined}
          />
        ))}
    </PhoneFrame>
  );
});

/** The pages do not keep the parameter, and no cookie does: all phones would share it. */
function inLanguage(address: URL, language: string | undefined): string {
  if (language !== undefined) address.searchParams.set('lang', language);
  return address.href;
}

/** The visit whose phone somebody has used: their state must not be lost. */
function useTouched(frame: RefObject<HTMLIFrameElement | null>, visit: string): RefObject<string | null> {
  const touched = useRef<string | null>(null);
  useEffect(() => {
    // A click into a frame reaches the page only as a blur of its window.
    const left = () => {
      if (frame.current && document.activeElement === frame.current) touched.current = visit;
    };
    addEventListener('blur', left);
    return () => removeEventListener('blur', left);
  }, [frame, visit]);
  return touched;
}
