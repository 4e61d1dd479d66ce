import { useEffect, useRef, useState } from 'react';
import { usePageScope } from '../context/page-scope.ts';
import styles from './Picture.module.css';

interface PictureProps {
  address: string;
  /** '' for decoration. */
  alt: string;
  /** It is on the first screen. */
  isFirst?: boolean;
}

/** Of a picture whose size is not known. */
const usualRatio = 0.625;

/**
 * A picture whose place is reserved before it arrives, by padding: iOS 13 takes no ratio from width and height. Where it
 * cannot be loaded there is a quiet patch of the same size with its text.
 */
export function Picture({ address, alt, isFirst = false }: PictureProps) {
  const size = usePageScope().pictures?.[address];
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In prerendered HTML it may have failed before anybody listened. An SVG may have no width of its own.
    const { complete, naturalWidth, src } = picture.current ?? {};
    if (complete && naturalWidth === 0 && src && !src.endsWith('.svg')) setFailed(true);
  }, []);
  const [width, height] = size ?? [];
  const ratio = width && height ? height / width : usualRatio;
  // A drawing may be shown at any size, a photograph not larger than it is.
  const most = width && !address.endsWith('.svg') ? { maxWidth: `${width}px` } : undefined;
  return (
    <span className={styles.place} style={most}>
      <span className={styles.ratio} style={{ paddingTop: `${(ratio * 100).toFixed(3)}%` }} />
      {failed ? (
        <span className={styles.patch} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
          <span aria-hidden="true">{alt}</span>
        </span>
      ) : (
        <img
          ref={picture}
          className={styles.picture}
          src={address}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
