import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { ControlRow } from '../entry-form/ControlRow.tsx';
import form from '../entry-form/EntryForm.module.css';
import { Combobox } from '../fields/Combobox.tsx';
import { filterOptions } from '../fields/filter-options.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { fileTitle } from '../value-display/file-title.ts';
import type { PageFile } from './button-places.ts';
import { FromChoice } from './FromChoice.tsx';
import { linkWords } from './link-words.ts';
import { NotAsked } from './NotAsked.tsx';
import { OneChannel } from './OneChannel.tsx';
import styles from './PageLinks.module.css';
import { whereText } from './place-label.ts';
import { type FromKind, waysToLead } from './ways-to-lead.ts';

interface Props {
  /** The page that is led to. */
  page: PageFile;
  /** The routes of the page, with their addresses. */
  routes: readonly { route: string; address: string }[];
  /** The pages whose buttons and forms can lead here: all but this one. */
  pages: readonly PageFile[];
  titleOf: (page: PageFile) => string;
  /** Why visitors of a channel that was typed come to a route, by which a place is found. */
  reasons: ReadonlyMap<string, readonly string[]>;
  /** The channel that was typed, once the routes are known to which its visitors come; empty: none. */
  channel: string;
  /** Told what is looked for. */
  onText: (text: string) => void;
  onClose: () => void;
}

/** Makes an existing place lead to a page, as one step: from where, then which one. */
export const LinkPage = observer(function LinkPage(props: Props) {
  const { page, routes, pages, titleOf, reasons, channel, onText, onClose } = props;
  const draftStore = useDraftStore();
  const say = useWords(linkWords);
  const ids = useId();
  const [route, setRoute] = useState(routes[0]?.route ?? '');
  const [from, setFrom] = useState<FromKind | null>(null);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isNew = (file: string) => draftStore.file(file)?.disk === '';
  const all = waysToLead({ ...page, route }, pages, titleOf, draftStore, isNew);
  const options = all
    .filter((way) => from === null || way.from === from)
    .map(({ name, now, keywords, route: at }) => ({
      value: name,
      label: '',
      about: say('now', { where: now }),
      keywords: `${keywords} ${(at !== undefined && reasons.get(at)?.join(' ')) || ''}`,
    }));
  const way = all.find(({ name }) => name === chosen);
  const edits = way?.edits() ?? [];
  const files = [...new Set(edits.map(({ file }) => fileTitle(draftStore, file) || file))];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!way || (await draftStore.edit(edits))) return;
    onClose();
  };
  const here = whereText(route, draftStore);
  const isUnknown = !way && typed.trim() !== '' && filterOptions(options, typed).length === 0;
  const isWrong = isSubmitted && !way;
  return (
    <Dialog title={say('title', { page: here })} onClose={onClose}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <p className="soft">{say('about')}</p>
        {routes.length > 1 && (
          <ControlRow label={say('address')}>
            {(control) => (
              <select {...control} value={route} onChange={({ target }) => setRoute(target.value)}>
                {routes.map((one) => (
                  <option key={one.route} value={one.route}>
                    {one.address}
                  </option>
                ))}
              </select>
            )}
          </ControlRow>
        )}
        <FromChoice
          ways={all}
          from={from}
          onChoose={(kind) => {
            setFrom(kind);
            setChosen('');
          }}
        />
        {/* Above the list, which would cover it. */}
        <OneChannel channel={channel} route={route} />
        <div className={form.field}>
          <label htmlFor={`${ids}-place`}>{say('place')}</label>
          <div className={form.control}>
            <Combobox
              // The text that was typed belongs to the places from before.
              key={from}
              id={`${ids}-place`}
              label={say('place')}
              value={chosen}
              options={options}
              isInvalid={isWrong}
              describedBy={`${ids}-more`}
              onText={(text) => {
                setTyped(text);
                onText(text);
              }}
              onCommit={setChosen}
            />
            <div
              id={`${ids}-more`}
              className={`${styles.effect} ${isWrong || isUnknown ? severities.error : 'soft'}`}
            >
              {isUnknown
                ? say(
                    channel === '' ? 'nothingFound' : reasons.size > 0 ? 'channelNotFound' : 'channelUnknown',
                    { channel },
                  )
                : isWrong
                  ? say('choose')
                  : !way && say('placeHint')}
              {way && (
                <>
                  <p>{say('now', { where: way.now })}</p>
                  <p>{say('later', { page: here })}</p>
                  {way.addsReceipt && <p>{say('addsReceipt')}</p>}
                  <p>{say('edited', { files: files.join(say('comma')) })}</p>
                </>
              )}
            </div>
            <NotAsked table={way?.asked ?? null} />
          </div>
        </div>
        <DialogButtons onCancel={onClose}>
          <button type="submit" className="primary">
            {say('lead')}
          </button>
        </DialogButtons>
      </form>
    </Dialog>
  );
});
