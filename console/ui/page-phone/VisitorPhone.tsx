import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { member } from '../../../ops/json/json-values.ts';
import { configFiles } from '../../../schemas/index.ts';
import type { ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import type { PageFile } from '../page-links/button-places.ts';
import { Phone } from '../preview/Phone.tsx';
import { PhoneFrame } from '../preview/PhoneFrame.tsx';
import { PreviewStatusNote } from '../preview/PreviewStatus.tsx';
import type { AnswerPreview } from '../preview/use-preview-messages.ts';
import { useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import type { PreviewMessage } from '../preview/visit-trail.ts';
import { hrefOf } from '../route/route.ts';
import { defaultLanguageOfHost } from '../visitor/host-languages.ts';
import { LanguageChoice } from '../visitor/LanguageChoice.tsx';
import { deviceOf, deviceParts, type OpenedIn, queryOf } from '../visitor/visitor.ts';
import { arrivalBy } from './arrival.ts';
import { OpenedInChoice } from './OpenedInChoice.tsx';
import { PhonePlace } from './PhonePlace.tsx';
import { type PhoneState, type StateFiles, sentLead, setupOf, statesOf } from './phone-state.ts';
import { phoneWords } from './phone-words.ts';
import { resultStatesOf, staysAfter } from './result-states.ts';
import { StateChoice } from './StateChoice.tsx';
import { TextNoteText } from './TextNoteText.tsx';
import { usePhoneTexts } from './use-phone-texts.ts';
import { useShownTexts } from './use-shown-texts.ts';
import { useStaging } from './use-staging.ts';
import styles from './VisitorPhone.module.css';

const scale = 0.75;

interface Props {
  input: ExplainInput;
  path: string;
  /** The page at that path. */
  page: unknown;
  /** All pages: some of them lead to that one. */
  pages: readonly PageFile[];
  /** The page that is shown in a sheet above it; left out: none. */
  sheet?: string | undefined;
}

/** The phone beside the cards: it begins again when the draft changes, until somebody uses it. */
export const VisitorPhone = observer(function VisitorPhone(props: Props) {
  const { input: given, path, page, pages, sheet } = props;
  const draftStore = useDraftStore();
  const say = useWords(phoneWords);
  const text = useText();
  const [round, setRound] = useState(0);
  const [at, setAt] = useState(path);
  const [chosen, setChosen] = useState<PhoneState>('normal');
  const [view, setView] = useState<OpenedIn>('browser');
  const [isEditing, setEditing] = useState(true);
  const [language, setLanguage] = useState<string | undefined>(undefined);
  const input =
    view === 'browser' ? given : { ...given, device: deviceOf(deviceParts(given.device).system, view) };
  const contentOf = (file: string) => draftStore.file(file)?.value;
  const files: StateFiles = {
    page,
    formOf: (id) => contentOf(`definitions/forms/${id}.json`),
    endpoints: contentOf('definitions/endpoints.json'),
    arrivalBy: (form) => arrivalBy(form, page, pages, contentOf),
  };
  const standard = defaultLanguageOfHost(
    draftStore.file(configFiles.site.path)?.value,
    draftStore.file(configFiles.hosts.path)?.value,
    input.host ?? 'default',
  );
  const states = statesOf(files);
  const results = resultStatesOf(files);
  const result = results.find((one) => one.state === chosen);
  const state = result || states.some((one) => one === chosen) ? chosen : 'normal';
  const arrival = state === 'sent' ? sentLead(files)?.arrival : undefined;
  const { staging, isLoggedIn, press } = useStaging(setupOf(state, files));
  const visitor = isLoggedIn ? { ...input, token: true, user: 'ok' as const } : input;
  const { ready, refused } = useSandboxSetup(draftStore, visitor, round, staging);
  const texts = usePhoneTexts(isEditing, language ?? standard);
  const { onMessage: onText } = texts;
  const onShown = useShownTexts();
  const label =
    press && 'message' in press
      ? member(draftStore.file('definitions/messages.json')?.value, 'messages', press.message)
      : undefined;
  const onMessage = useCallback(
    (message: PreviewMessage, answer: AnswerPreview) => {
      if ('stored' in message) setAt(message.path.replace(/\?.*$/s, ''));
      if ('readyAt' in message && message.readyAt === path) {
        if (press) answer({ type: 'funnel-press', ...('form' in press ? press : { label }) });
        else if (sheet !== undefined) answer({ type: 'funnel-open', page: sheet });
      }
      onText(message, answer);
      onShown(message, answer);
    },
    [onText, onShown, path, press, label, sheet],
  );
  return (
    <>
      <div className={styles.bar}>
        <button type="button" onClick={() => setRound(round + 1)}>
          {say('again')}
        </button>
        <a
          className="button"
          href={hrefOf(['see'], {
            ...queryOf(input, draftStore.names),
            ...(language !== undefined && { lang: language }),
          })}
        >
          {say('toPreview')}
        </a>
      </div>
      <div className={styles.bar}>
        <StateChoice
          {...{ states, results, state }}
          onChoose={(one) => {
            setChosen(one);
            setAt(path);
            // Also where the sandbox answers as before, and only a press makes the difference.
            setRound(round + 1);
          }}
        />
      </div>
      <div className={styles.bar}>
        <OpenedInChoice view={view} onChoose={setView} />
        <button type="button" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {say('editTexts')}
        </button>
      </div>
      <LanguageChoice host={input.host ?? 'default'} language={language} onChoose={setLanguage} />
      <p className="soft">{say(isEditing ? 'editHint' : 'useHint')}</p>
      <PreviewStatusNote revision="draft" />
      {refused && <p role="alert">{text(refused.text)}</p>}
      <PhonePlace {...{ path, at, state, result, arrival }} stays={results.some(staysAfter)} />
      <div role="status">{texts.note && <TextNoteText note={texts.note} />}</div>
      {ready ? (
        <Phone
          {...ready}
          revision="draft"
          width={390}
          scale={scale}
          language={language}
          replays
          onMessage={onMessage}
        />
      ) : (
        <PhoneFrame width={390} scale={scale} isLoading={!refused} />
      )}
    </>
  );
});
