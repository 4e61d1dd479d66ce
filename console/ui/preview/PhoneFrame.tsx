import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../language/use-words.ts';
import styles from './Phone.module.css';
import { previewWords } from './preview-words.ts';

interface Props {
  width: number;
  /** Scales the phone down; the layout width of its page stays. */
  scale?: number;
  title?: string;
  /** Nothing has been shown yet: a message says that it takes a moment. */
  isLoading: boolean;
  /** The previous page stays visible until the next one has loaded. */
  isCovered?: boolean;
  children?: ReactNode;
}

/** The frame of the phone around a page, rendered before the page. */
export const PhoneFrame = observer(function PhoneFrame(props: Props) {
  const { width, scale = 1, title = '', isLoading, isCovered = false, children } = props;
  const say = useWords(previewWords);
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--phone-width': `${width}px`,
    '--phone-scale': String(scale),
  };
  return (
    <div className={styles.phone} style={size}>
      <div className={styles.screen}>
        {/* As in a browser's tab or WeChat's title bar. */}
        <p className={styles.title}>{title}</p>
        {children}
        {isCovered && (
          <div className={styles.cover} role="status">
            <p>{say('phoneLoading')}</p>
          </div>
        )}
        {isLoading && !isCovered && (
          <div className={styles.loading} role="status">
            <p>{say('phoneLoading')}</p>
            <div className={styles.skeleton} aria-hidden="true" />
          </div>
        )}
      </div>
    </div>
  );
});
