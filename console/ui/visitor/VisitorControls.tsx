import { observer } from 'mobx-react-lite';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { ChannelFacts } from './ChannelFacts.tsx';
import { Choice } from './Choice.tsx';
import { Flags } from './Flags.tsx';
import { defaultChannelOf, knownChannels, knownCities, knownHosts, knownPaths } from './known-ids.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LinkLogin } from './LinkLogin.tsx';
import { type Login, loginOf } from './login.ts';
import { SentAnswers } from './SentAnswers.tsx';
import { TextChoice } from './TextChoice.tsx';
import styles from './VisitorControls.module.css';
import {
  deviceOf,
  deviceParts,
  type OpenedIn,
  type PhoneDisplay,
  type System,
  systems,
  views,
  widths,
} from './visitor.ts';
import { visitorWords } from './visitor-words.ts';

export interface VisitorControlsProps {
  input: ExplainInput;
  /** How the phone is displayed; left out where no phone is. */
  shown?: PhoneDisplay;
  /** The current login of the visit: visitors can log in within the phone. */
  login: Login;
  onAgain: () => void;
  onVisitor: (input: ExplainInput) => void;
  onShown?: (shown: PhoneDisplay) => void;
}

/** The visitor, the phone, and the server's answers. */
export const VisitorControls = observer(function VisitorControls(props: VisitorControlsProps) {
  const { input, shown, login, onAgain, onVisitor, onShown } = props;
  const draftStore = useDraftStore();
  const say = useWords(visitorWords);
  const { system, view } = deviceParts(input.device);
  const change = (changed: { [K in keyof ExplainInput]?: ExplainInput[K] | undefined }) =>
    onVisitor(
      Object.fromEntries(
        Object.entries({ ...input, ...changed }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  const logInAs = (now: Login) => {
    // The visitor already has this login, and has changed it in the phone.
    if (now === loginOf(input)) onAgain();
    else change({ token: now === 'none' ? undefined : true, user: now === 'failed' ? 'failed' : undefined });
  };
  const hosts = knownHosts(draftStore);
  const defaultChannel = defaultChannelOf(draftStore);
  return (
    <div className={styles.controls}>
      {shown && (
        <Choice
          legend={say('side')}
          value={shown.revision}
          options={(['draft', 'disk'] as const).map((value) => ({ value, label: say(value) }))}
          onChoose={(revision) => onShown?.({ ...shown, revision })}
        />
      )}
      <h2>{say('visitor')}</h2>
      <div className={styles.field}>
        <label htmlFor="see-host">{say('host')}</label>
        <select
          id="see-host"
          value={input.host ?? 'default'}
          onChange={({ target }) => change({ host: target.value === 'default' ? undefined : target.value })}
        >
          {[...new Set(['default', ...hosts])].map((host) => (
            <option key={host} value={host}>
              {host === 'default' ? say('otherHosts') : host}
            </option>
          ))}
        </select>
      </div>
      <TextChoice
        label={say('channel')}
        value={input.channel ?? ''}
        known={knownChannels(draftStore)}
        placeholder={say('channelHint', { channel: defaultChannel })}
        onChoose={(channel) => change({ channel: channel.replace(/^channel_/, '') })}
      />
      {/* Hidden without removing its space where a channel is chosen: nothing below it moves. */}
      <p
        className={styles.note}
        data-spare={input.channel !== undefined || defaultChannel === '' || undefined}
      >
        {say('noChannel', { channel: defaultChannel })}{' '}
        <a href={hrefOf(['files', 'definitions/site.json'], { at: '/defaultChannel' })}>
          {say('whereDefault')}
        </a>
      </p>
      <TextChoice
        label={say('city')}
        value={input.city ?? ''}
        known={knownCities(draftStore)}
        placeholder={say('anyCity')}
        onChoose={(city) => change({ city })}
      />
      <TextChoice
        label={say('path')}
        value={input.path ?? ''}
        known={knownPaths(draftStore)}
        placeholder="/"
        onChoose={(path) => change({ path: path === '' || path.startsWith('/') ? path : `/${path}` })}
      />
      <Choice
        legend={say('login')}
        value={login}
        options={[
          { value: 'none', label: say('loginNone') },
          { value: 'ok', label: say('loginOk') },
          { value: 'failed', label: say('loginFailed') },
        ]}
        onChoose={logInAs}
      />
      <LinkLogin input={input} onChange={(fails) => change({ fails })} />
      <h2>{say('phone')}</h2>
      <Choice
        legend={say('system')}
        value={system}
        options={systems.map((value) => ({ value, label: say(value) }))}
        onChoose={(now: System) => change({ device: deviceOf(now, view) })}
      />
      <Choice
        legend={say('view')}
        value={view}
        options={views.map((value) => ({ value, label: say(value) }))}
        onChoose={(now: OpenedIn) => change({ device: deviceOf(system, now) })}
      />
      {shown && (
        <>
          <Choice
            legend={say('width')}
            value={String(shown.width)}
            options={widths.map(String).map((value) => ({ value, label: value }))}
            onChoose={(width) => onShown?.({ ...shown, width: Number(width) as PhoneDisplay['width'] })}
          />
          <LanguageChoice
            host={input.host ?? 'default'}
            language={shown.language}
            onChoose={(language) => onShown?.({ ...shown, language })}
          />
          <p className={styles.note}>{say(view === 'app' ? 'appNote' : 'phoneNote')}</p>
        </>
      )}
      <SentAnswers input={input} onChange={(answer) => change({ answer })} />
      <h2>{say('server')}</h2>
      <Flags flags={input.flags} onChange={(flags) => change({ flags })} />
      <ChannelFacts input={input} onChange={change} />
    </div>
  );
});
