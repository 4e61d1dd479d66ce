import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { entriesOf, member } from '../../../ops/json/json-values.ts';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { configFiles } from '../../../schemas/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { ControlRow } from '../entry-form/ControlRow.tsx';
import styles from '../entry-form/EntryForm.module.css';
import { Combobox } from '../fields/Combobox.tsx';
import { useWords } from '../language/use-words.ts';
import { adLinkWords } from './ad-link-words.ts';
import { adAddress, landingPlaces } from './landing-places.ts';

/**
 * The address for an advertisement: host, landing page and channel. What is not given is chosen.
 * @param routes - of the landing page
 */
export const AdLink = observer(function AdLink({
  channel: given,
  routes,
}: {
  channel?: string;
  routes?: readonly string[];
}) {
  const draftStore = useDraftStore();
  const say = useWords(adLinkWords);
  const [typed, setTyped] = useState('');
  const [chosenHost, setHost] = useState<string | null>(null);
  const [chosenRoute, setRoute] = useState<string | null>(null);
  const [copied, setCopied] = useState('');
  const mapOf = (name: 'channels' | 'hosts' | 'routes') => draftStore.file(configFiles[name].path)?.value;
  const all = landingPlaces({ routes: mapOf('routes'), hosts: mapOf('hosts') });
  const places = routes ? all.filter(({ route }) => routes.includes(route)) : all;
  const hosts = [...new Set(places.map(({ host }) => host))];
  // `default` stands for the domains that hosts.json does not name.
  const host = hosts.find((one) => one === chosenHost) ?? hosts.find((one) => one !== 'default') ?? hosts[0];
  const own = places.filter((place) => place.host === host);
  const place = own.find(({ route }) => route === chosenRoute) ?? own[0];
  const channels = entriesOf(member(mapOf('channels'), 'channels'));
  const channel = given ?? typed;
  if (!place) return null;
  const domain = place.host === 'default' ? say('ownDomain') : place.host;
  const address = channel === '' ? '' : adAddress(domain, place.path, channel);
  return (
    <div className={styles.form}>
      <p className="soft">{say(routes ? 'aboutPage' : 'about')}</p>
      {given === undefined && (
        <ControlRow label={say('channel')} hint={say('channelHint')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Combobox
              id={id}
              label={say('channel')}
              describedBy={describedBy}
              value={typed}
              options={channels.map(([value, entry]) => ({
                value,
                label: '',
                about: String(member(entry, 'title') ?? ''),
              }))}
              onText={(text) => setTyped(text.trim())}
              onCommit={(text) => setTyped(text.trim())}
            />
          )}
        </ControlRow>
      )}
      <ControlRow label={say('host')}>
        {(control) => (
          <select {...control} value={place.host} onChange={({ target }) => setHost(target.value)}>
            {hosts.map((one) => (
              <option key={one} value={one}>
                {one === 'default' ? say('otherDomains') : one}
              </option>
            ))}
          </select>
        )}
      </ControlRow>
      {own.length > 1 && (
        <ControlRow label={say('landing')}>
          {(control) => (
            <select {...control} value={place.route} onChange={({ target }) => setRoute(target.value)}>
              {own.map(({ route }) => (
                <option key={route} value={route}>
                  {routeLabel(draftStore, route)}
                </option>
              ))}
            </select>
          )}
        </ControlRow>
      )}
      <ControlRow
        label={say('address')}
        hint={place.host === 'default' ? say('domainHint') : undefined}
        fault={channel === '' || /^[1-9]\d{0,9}$/.test(channel) ? null : say('noChannel')}
      >
        {(control) => (
          <textarea {...control} rows={2} readOnly value={address} placeholder={say('chooseChannel')} />
        )}
      </ControlRow>
      <div>
        <button
          type="button"
          disabled={address === ''}
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(address))}
        >
          {say('copy')}
        </button>{' '}
        <span role="status" className="soft">
          {copied !== '' && copied === address ? say('copied') : ''}
        </span>
      </div>
    </div>
  );
});
