import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../language/use-words.ts';
import styles from './Phone.module.css';
import { previewWords } from './preview-words.ts';

interface Props {
  width: number;
  /** Drawn smaller; the page in it is as wide as ever. */
  scale?: number;
  title?: string;
  /** Nothing has been shown yet: that it takes a moment is told meanwhile. */
  isLoading: boolean;
  /** What was shown stays in sight until what is shown next has come. */
  isCovered?: boolean;
  children?: ReactNode;
}

/** The phone around a page, which is there before the page. */
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
        {/* As a browser's tab or WeChat's bar has it. */}
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
