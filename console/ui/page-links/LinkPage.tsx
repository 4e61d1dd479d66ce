import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import form from '../entry-form/EntryForm.module.css';
import { Combobox } from '../fields/Combobox.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { leadToEdits, linkPlaces } from './link-places.ts';
import { linkWords } from './link-words.ts';
import { placeLabel, whereText } from './place-label.ts';

interface Props {
  /** The routes of the page, with their addresses. */
  routes: readonly { route: string; address: string }[];
  onClose: () => void;
}

/** Makes an existing place lead to a page, as one step. */
export const LinkPage = observer(function LinkPage({ routes, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(linkWords);
  const ids = useId();
  const [route, setRoute] = useState(routes[0]?.route ?? '');
  const [chosen, setChosen] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const contentOf = (file: string) => draftStore.file(file)?.value;
  const places = linkPlaces(contentOf).filter(({ leadsTo }) => leadsTo !== route);
  const options = places.map((place) => ({
    value: placeLabel(place, draftStore),
    label: '',
    about: say('now', { where: whereText(place.leadsTo, draftStore) }),
  }));
  const place = places[options.findIndex(({ value }) => value === chosen)];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!place || (await draftStore.edit(leadToEdits(place, route, contentOf)))) return;
    onClose();
  };
  const address = routes.find((one) => one.route === route)?.address ?? '';
  const isWrong = isSubmitted && !place;
  return (
    <Dialog title={say('title', { address })} onClose={onClose}>
      <form className={form.form} onSubmit={(event) => void submit(event)}>
        <p className="soft">{say('about')}</p>
        {routes.length > 1 && (
          <div className={form.field}>
            <label htmlFor={`${ids}-route`}>{say('address')}</label>
            <div className={form.control}>
              <select id={`${ids}-route`} value={route} onChange={({ target }) => setRoute(target.value)}>
                {routes.map((one) => (
                  <option key={one.route} value={one.route}>
                    {one.address}
                  </option>
                ))}
              </select>
            </div>
          </div>
        )}
        <div className={form.field}>
          <label htmlFor={`${ids}-place`}>{say('place')}</label>
          <div className={form.control}>
            <Combobox
              id={`${ids}-place`}
              label={say('place')}
              value={chosen}
              options={options}
              isInvalid={isWrong}
              describedBy={`${ids}-more`}
              onCommit={setChosen}
            />
            <p id={`${ids}-more`} className={isWrong ? severities.error : 'soft'}>
              {isWrong && say('choose')}
              {place && say('effect', { where: whereText(place.leadsTo, draftStore) })}
            </p>
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
