import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { pageName, routeOfPage } from '../../../ops/plan-report/route-label.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { stepWords } from '../../../ops/wording/plan-words.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import form from '../entry-form/EntryForm.module.css';
import { Combobox } from '../fields/Combobox.tsx';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import severities from '../problems/severity.module.css';
import { askedDestination } from './asked-destination.ts';
import { buttonPlaces, leadButtonEdits, type PageFile } from './button-places.ts';
import { formEnds } from './form-ends.ts';
import { leadToEdits, linkPlaces } from './link-places.ts';
import { linkWords } from './link-words.ts';
import { placeLabel, whereText } from './place-label.ts';

interface Props {
  /** The routes of the page, with their addresses. */
  routes: readonly { route: string; address: string }[];
  /** The pages whose buttons can lead here: all but this one. */
  pages: readonly PageFile[];
  onClose: () => void;
}

/** Makes an existing place lead to a page, as one step. */
export const LinkPage = observer(function LinkPage({ routes, pages, onClose }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(linkWords);
  const ids = useId();
  const [route, setRoute] = useState(routes[0]?.route ?? '');
  const [chosen, setChosen] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const contentOf = (file: string) => draftStore.file(file)?.value;
  const places = linkPlaces(contentOf)
    .filter(({ leadsTo }) => leadsTo !== route)
    .map((place) => ({
      name: placeLabel(place, draftStore),
      now: say('now', { where: whereText(place.leadsTo, draftStore) }),
      effect: say('effect', { where: whereText(place.leadsTo, draftStore) }),
      asked: null,
      edits: () => leadToEdits(place, route, contentOf),
    }));
  const buttons = buttonPlaces(pages).map((button) => ({
    name: say('button', { label: button.label, page: button.page }),
    now: pageTitle(button.page, draftStore),
    effect: say('buttonEffect', { label: button.label }),
    asked: askedDestination(button, contentOf),
    edits: () => leadButtonEdits(button, route, contentOf),
  }));
  const ends = formEnds(pages).map((end) => ({
    name: say('formEnd', { form: end.form, codes: end.codes ?? say('otherCodes'), page: end.page }),
    now: pageTitle(end.page, draftStore),
    effect: say('formEndEffect'),
    asked: askedDestination(end, contentOf),
    edits: () => leadButtonEdits(end, route, contentOf),
  }));
  const all = withNumbers([...places, ...buttons, ...ends]);
  const options = all.map(({ name, now }) => ({ value: name, label: '', about: now }));
  const place = all.find(({ name }) => name === chosen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!place || (await draftStore.edit(place.edits()))) return;
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
              {place?.effect}
            </p>
            {place?.asked && (
              <p className={severities.warning} role="status">
                {say('notAsked', { table: stepWords[`destination.${place.asked}`][draftStore.language] })}
              </p>
            )}
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

/** What a page is about, by which an operator looks for it; empty where nothing is known. */
function pageTitle(page: string, source: LabelSource): string {
  const route = routeOfPage(source, page);
  return route === undefined ? (source.names?.sheets?.[page] ?? '') : pageName(source, route).name;
}

/** Two buttons of a page may say the same: from the second on they are numbered. */
function withNumbers<Place extends { name: string }>(places: readonly Place[]): Place[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const count = (counts.get(place.name) ?? 0) + 1;
    counts.set(place.name, count);
    return count === 1 ? place : { ...place, name: `${place.name} (${count})` };
  });
}
