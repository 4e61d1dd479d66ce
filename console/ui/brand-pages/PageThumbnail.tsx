import { observer } from 'mobx-react-lite';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import phone from '../preview/Phone.module.css';
import { previewWords } from '../preview/preview-words.ts';
import { previewAddress, stagedVisit } from '../preview/staged-visit.ts';
import { usePreviewMessages } from '../preview/use-preview-messages.ts';
import type { SandboxSetup } from '../preview/use-sandbox-setup.ts';
import type { PreviewMessage } from '../preview/visit-trail.ts';
import { hrefOf } from '../route/route.ts';
import { useInView } from '../scroll/use-in-view.ts';
import { RouteName } from '../value-display/NamedId.tsx';
import { queryOf } from '../visitor/visitor.ts';
import styles from './BrandPages.module.css';
import type { BrandPage } from './brand-pages.ts';
import { brandWords } from './brand-words.ts';
import type { LoadQueue } from './load-queue.ts';
import { useLoadTurn } from './use-load-turn.ts';

const size: CSSProperties & Record<`--${string}`, string> = {
  '--phone-width': '390px',
  '--phone-scale': '0.5',
};

/** A page as a thumbnail of a phone, linked to the preview; its frame loads once it is in view. */
export const PageThumbnail = observer(function PageThumbnail({
  page,
  ready,
  queue,
}: {
  page: BrandPage;
  ready: SandboxSetup | null;
  queue: LoadQueue;
}) {
  const { preview, names } = useDraftStore();
  const say = useWords(brandWords);
  const sayPhone = useWords(previewWords);
  const { route, host, channel, path, input } = page;
  const box = useRef<HTMLLIElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isInView = useInView(box);
  const { version, onLoaded } = useLoadTurn(queue, isInView && ready ? (preview?.version ?? null) : null);
  const port = preview?.draft ?? 0;
  const [title, setTitle] = useState('');
  const [at, setAt] = useState(path);
  usePreviewMessages(
    frame,
    port,
    useCallback((message: PreviewMessage) => {
      if ('title' in message) setTitle(message.title);
      else if ('path' in message) setAt(message.path.replace(/\?.*$/s, ''));
    }, []),
  );
  const key = JSON.stringify(input);
  const frameSource = useMemo(() => {
    const visitor: BrandPage['input'] = JSON.parse(key);
    const login = visitor.token ? (ready?.login ?? null) : null;
    return {
      name: JSON.stringify(stagedVisit(`${ready?.visit} ${key}`, visitor, login)),
      src: previewAddress(visitor, port),
    };
  }, [key, ready, port]);
  // The painted page stays until the new one has loaded: changing the address flickers less than a new frame.
  const [first, setFirst] = useState(version);
  useEffect(() => {
    if (version === null || version === first) return;
    setFirst(version);
    if (first !== null && frame.current) frame.current.src = frameSource.src;
  }, [version, first, frameSource]);
  return (
    <li ref={box}>
      <a className={styles.card} href={hrefOf(['see'], queryOf(input, names))}>
        <h3>
          <RouteName id={route} />
        </h3>
        <span className={styles.where}>
          {host === 'default' ? say('atDefault') : say('at', { host })}
          {channel !== null && ` · ${say('atChannel', { channel })}`}
        </span>
        <span className={styles.where}>{title === '' ? path : say('titled', { title })}</span>
        {/* The thumbnail is inert: nothing in it takes the focus, and a press counts for the card. */}
        <div inert className={`${phone.phone} ${styles.phone}`} style={size}>
          <div className={phone.screen}>
            <p className={phone.title}>{title}</p>
            {version !== null && port !== 0 && (
              <iframe
                key={frameSource.name}
                ref={frame}
                className={phone.frame}
                title={sayPhone('frame', { side: route })}
                tabIndex={-1}
                name={frameSource.name}
                src={frameSource.src}
                onLoad={onLoaded}
              />
            )}
          </div>
        </div>
        {at !== path && version !== null && (
          <span className={styles.where}>{say('wentOn', { path: at })}</span>
        )}
      </a>
    </li>
  );
});
