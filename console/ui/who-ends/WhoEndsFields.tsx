import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { flagLabel, flagLabels } from '../../../ops/wording/flag-labels.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import type { WhoEndsRequest } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { knownCities, knownHosts } from '../visitor/known-ids.ts';
import { PageChoice } from './PageChoice.tsx';
import styles from './WhoEnds.module.css';
import { whoEndsWords } from './who-ends-words.ts';

interface Props {
  question: WhoEndsRequest;
  onAsk: (question: WhoEndsRequest) => void;
}

/** What is asked: the page, and what its visitors have in common. */
export const WhoEndsFields = observer(function WhoEndsFields({ question, onAsk }: Props) {
  const draftStore = useDraftStore();
  const say = useWords(whoEndsWords);
  const text = useText();
  const { names } = draftStore;
  const brands = labelsOf(draftStore, { names: 'brand', path: [] });
  const { flags = {} } = question;
  // Another restriction may leave nobody who comes in the way that was chosen.
  const ask = (changed: { [K in keyof WhoEndsRequest]?: WhoEndsRequest[K] | undefined }) => {
    const { way: _, ...rest } = { ...question, ...changed };
    onAsk(
      Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
    );
  };
  const setFlag = (flag: string, value: string) => {
    const all = Object.entries({ ...flags, [flag]: value }).filter(([, one]) => one !== '');
    ask({ flags: all.length === 0 ? undefined : Object.fromEntries(all) });
  };
  const isRestricted = ['brand', 'host', 'city', 'flags'].some((key) => Object.hasOwn(question, key));
  return (
    <div className={styles.fields}>
      <PageChoice
        page={question.page ?? pageOfRoute(draftStore.file('definitions/routes.json')?.value, question.route)}
        onChoose={(page) => ask({ page, route: undefined })}
      />
      <Field label={say('brand')} value={question.brand} onChoose={(brand) => ask({ brand })}>
        {entriesOf(member(draftStore.file('brands.json')?.value, 'brands')).map(([id]) => (
          <option key={id} value={id}>
            {brands.get(id) || id}
          </option>
        ))}
      </Field>
      <Field label={say('host')} value={question.host} onChoose={(host) => ask({ host })}>
        {knownHosts(draftStore).map((host) => (
          <option key={host} value={host}>
            {host === 'default' ? say('otherHosts') : host}
          </option>
        ))}
      </Field>
      <Field label={say('city')} value={question.city} onChoose={(city) => ask({ city })}>
        {knownCities(draftStore).map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </Field>
      {Object.entries(names?.flags ?? {}).map(([flag, { values }]) => (
        <Field
          key={flag}
          label={text(flagLabel(names, flag))}
          title={flag}
          value={flags[flag]}
          onChoose={(value) => setFlag(flag, value)}
        >
          {values.map(String).map((value) => (
            <option key={value} value={value}>
              {[value, flagLabels(draftStore, flag).get(value)].filter(Boolean).join(' ')}
            </option>
          ))}
        </Field>
      ))}
      {isRestricted && (
        <button
          type="button"
          onClick={() => ask({ brand: undefined, host: undefined, city: undefined, flags: undefined })}
        >
          {say('clear')}
        </button>
      )}
    </div>
  );
});

const pageOfRoute = (routes: unknown, route: string | undefined): string | undefined => {
  const page = route === undefined ? undefined : member(routes, 'routes', route, 'page');
  return typeof page === 'string' ? page : undefined;
};

const Field = observer(function Field(props: {
  label: string;
  title?: string;
  value: string | undefined;
  onChoose: (value: string) => void;
  children: ReactNode;
}) {
  const { label, title, value, onChoose, children } = props;
  const say = useWords(whoEndsWords);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} title={title}>
        {label}
      </label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{say('any')}</option>
        {children}
      </select>
    </div>
  );
});
