import { useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import { PressButton } from '../ui/Pressable.tsx';
import { Picture } from './Picture.tsx';
import styles from './Video.module.css';

type State = 'poster' | 'playing' | 'failed';

/** A film behind its poster: nothing of it is loaded, and nothing makes a sound, before the visitor presses the button. */
export function Video({ block }: { block: BlockOf<'video'> }) {
  const { text } = usePage();
  const message = useMessage();
  const [state, setState] = useState<State>('poster');
  const title = text(block.title);
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture address={block.poster} alt="" />
        {state === 'poster' && (
          <button
            type="button"
            className={styles.play}
            aria-label={`${message('video.play')} ${title}`}
            onClick={() => setState('playing')}
          >
            <span className={styles.sign} aria-hidden="true" />
          </button>
        )}
        {state === 'playing' && <Film block={block} title={title} onFail={() => setState('failed')} />}
        {state === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>{message('video.failed')}</p>
            <PressButton tone="text" onClick={() => setState('playing')}>
              {message('action.retry')}
            </PressButton>
          </div>
        )}
      </div>
      <figcaption className={styles.words}>
        <span className={styles.title}>{title}</span>
        {block.note !== undefined && <span className={styles.note}>{text(block.note)}</span>}
      </figcaption>
    </figure>
  );
}

interface FilmProps {
  block: BlockOf<'video'>;
  title: string;
  onFail: () => void;
}

function Film({ block, title, onFail }: FilmProps) {
  const message = useMessage();
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => film.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the schema demands captions, or a film in which nobody speaks
    <video
      ref={film}
      className={styles.film}
      src={block.source.file ?? block.source.address}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onFail}
    >
      {block.captions !== undefined && (
        <track kind="captions" src={block.captions} label={message('video.captions')} default />
      )}
    </video>
  );
}
