import { observer } from 'mobx-react-lite';
import { toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import styles from '../channel/ChannelView.module.css';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { EntryForm } from '../entry-form/EntryForm.tsx';
import { citiesFile } from '../field-values/new-city.ts';
import { channelsOfCityRules, cityRuleName } from '../fields/city-rule-about.ts';
import { useWords } from '../language/use-words.ts';
import { NoSuchEntry } from '../layout/NoSuchEntry.tsx';
import head from '../layout/ViewHeader.module.css';
import { hrefOf } from '../route/route.ts';
import { CityEndList } from './CityEndList.tsx';
import own from './CityRule.module.css';
import { cityRuleWords } from './city-rule-words.ts';

/** `#/cities/ID`: one city rule: its fields, and where its visitors end, by city. */
export const CityRuleView = observer(function CityRuleView({ id }: { id: string }) {
  const draftStore = useDraftStore();
  const say = useWords(cityRuleWords);
  const file = draftStore.file(citiesFile);
  if (!file) return <p>{say('loading')}</p>;
  const path = ['rules', id];
  if (valueIn(file.value, path) === undefined) return <NoSuchEntry id={id} list={hrefOf(['cities'])} />;
  const at = toPointer(path);
  return (
    <div className={styles.view}>
      <div className={head.head}>
        <a href={hrefOf(['cities'], { at: id })}>← {say('back')}</a>
        <h1>{cityRuleName(draftStore, id) || id}</h1>
        <small className="soft">{id}</small>
        <a href={hrefOf(['channels'], { field: 'cityRule', value: id })}>
          {channelsOfCityRules(draftStore).get(id)}
        </a>
        <span className={head.space} />
        {draftStore.state?.git && (
          <a className="button" href={hrefOf(['history'], { file: citiesFile, at })}>
            {say('history')}
          </a>
        )}
        <a className="button" href={hrefOf(['files', citiesFile], { at })}>
          {say('toText')}
        </a>
      </div>
      <div className={own.columns}>
        <section className={styles.column}>
          <h2>{say('edit')}</h2>
          <EntryForm key={id} entryPath={{ file: citiesFile, path }} />
        </section>
        <div className={styles.column}>
          <CityEndList rule={id} />
        </div>
      </div>
    </div>
  );
});
