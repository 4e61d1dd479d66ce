import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText, useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { TourOffer } from '../tour/TourOffer.tsx';
import { tourWords } from '../tour/tour-words.ts';
import styles from './HelpDialog.module.css';
import { helpWords } from './help-words.ts';
import { keyGroups } from './key-groups.ts';
import type { ViewHelp } from './view-help.ts';

const Keys = ({ names }: { names: readonly string[] }) => (
  <span className={styles.together}>
    {names.map((name) => (
      <kbd key={name}>{name}</kbd>
    ))}
  </span>
);

/** What the open view is for, and every key. */
export const HelpDialog = observer(function HelpDialog({
  help: { title, lines },
  onClose,
}: {
  help: ViewHelp;
  onClose: () => void;
}) {
  const say = useWords(helpWords);
  const sayTour = useWords(tourWords);
  const text = useText();
  const start = useRef<HTMLUListElement>(null);
  // The dialog focuses its first button, which is at the end of the text.
  useEffect(() => start.current?.focus(), []);
  return (
    <Dialog title={say('helpOf', { view: text(title) })} onClose={onClose}>
      <ul ref={start} className={styles.lines} tabIndex={-1}>
        {lines.map((line) => (
          <li key={line.en}>{text(line)}</li>
        ))}
      </ul>
      <h3>{sayTour('tour')}</h3>
      <TourOffer onBegin={onClose} />
      <h3>{say('keys')}</h3>
      {keyGroups.map(({ where, keys }) => (
        <table key={where.en} className={styles.keys}>
          <caption>{text(where)}</caption>
          <tbody>
            {keys.map(({ keys: names, or, does }) => (
              <tr key={does.en}>
                <th scope="row">
                  <Keys names={names} />{' '}
                  {or?.map((all) => (
                    <Keys key={all.join()} names={all} />
                  ))}
                </th>
                <td>{text(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <DialogButtons isOnlyClosed onCancel={onClose} />
    </Dialog>
  );
});
