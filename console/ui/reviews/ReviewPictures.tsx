import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ExplainInput, ReviewPlanResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { JumpLink } from '../focus/JumpLink.tsx';
import { useText, useWords } from '../language/use-words.ts';
import phone from '../preview/Phone.module.css';
import { PhoneFrame } from '../preview/PhoneFrame.tsx';
import { previewWords } from '../preview/preview-words.ts';
import { previewAddress, stagedVisit } from '../preview/staged-visit.ts';
import { usePreviewMessages } from '../preview/use-preview-messages.ts';
import { type SandboxSetup, useSandboxSetup } from '../preview/use-sandbox-setup.ts';
import type { PreviewMessage } from '../preview/visit-trail.ts';
import { LanguageChoice } from '../visitor/LanguageChoice.tsx';
import styles from './Reviews.module.css';
import { reviewPages } from './review-pages.ts';
import { reviewPlanId } from './review-plan-id.ts';
import { reviewWords } from './review-words.ts';

/** Pages that the review changes, each in two phones: as it is on the disk, and with the review. */
export const ReviewPictures = observer(function ReviewPictures({
  name,
  planned,
}: {
  name: string;
  planned: ReviewPlanResponse;
}) {
  const draftStore = useDraftStore();
  const say = useWords(reviewWords);
  const [chosen, setChosen] = useState(0);
  const { client, preview } = draftStore;
  // Undefined until it is known whether the review can be shown.
  const [port, setPort] = useState<number | null | undefined>(undefined);
  const text = useText();
  const [refused, setRefused] = useState<ClientError | null>(null);
  const reviewed = reviewPages(draftStore, planned);
  useEffect(() => {
    let isOver = false;
    client.showReview({ name }).then(
      (shown) => {
        if (!isOver) setPort(shown.port);
      },
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (!isOver) setRefused(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, name]);
  if (!preview) return <p className="soft">{say('noPreview')}</p>;
  if (refused) return <p className={styles.refused}>{text(refused.text)}</p>;
  if (!reviewed) {
    return (
      <p className="soft">
        {say('picturesUnknown')} <JumpLink to={reviewPlanId}>{say('toReason')}</JumpLink>
      </p>
    );
  }
  const { shown: pages, more } = reviewed;
  const page = pages[chosen] ?? pages[0];
  if (!page) return <p className="soft">{say('noPictures')}</p>;
  if (port === null) return <p className="soft">{say(planned.lacks > 0 ? 'picturesOlder' : 'noPreview')}</p>;
  return (
    <>
      <label className={styles.which}>
        {say('whichPage')}
        <select value={pages.indexOf(page)} onChange={({ target }) => setChosen(Number(target.value))}>
          {pages.map((one, at) => (
            <option key={`${one.page} ${one.label}`} value={at}>
              {one.page === null ? one.label : say('pageOf', { page: one.label })}
            </option>
          ))}
        </select>
      </label>
      {more > 0 && (
        <p className="soft">
          {say('morePages', { count: more, shown: pages.length })}{' '}
          <JumpLink to={reviewPlanId}>{say('toPlan')}</JumpLink>
        </p>
      )}
      {port === undefined && <p className="soft">{say('phonesLoading')}</p>}
      {port !== undefined && <Phones input={page.input} ports={[preview.disk, port]} />}
    </>
  );
});

const scale = 0.7;

const Phones = observer(function Phones({ input, ports }: { input: ExplainInput; ports: [number, number] }) {
  const draftStore = useDraftStore();
  const say = useWords(reviewWords);
  const text = useText();
  const { ready, refused } = useSandboxSetup(draftStore, input, 0);
  const [language, setLanguage] = useState<string | undefined>(undefined);
  return (
    <>
      <LanguageChoice host={input.host ?? 'default'} language={language} onChoose={setLanguage} />
      <div className={styles.phones}>
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {(['before', 'after'] as const).map((side, at) => (
          <figure key={side} className={styles.phone}>
            <figcaption>{say(side)}</figcaption>
            <OnePhone title={say(side)} ready={ready} port={ports[at] ?? 0} language={language} />
          </figure>
        ))}
      </div>
    </>
  );
});

const OnePhone = observer(function OnePhone({
  title,
  ready,
  port,
  language,
}: {
  title: string;
  ready: SandboxSetup | null;
  port: number;
  language: string | undefined;
}) {
  const say = useWords(previewWords);
  const [loaded, setLoaded] = useState('');
  // A frame does not show the title of its page.
  const [pageTitle, setPageTitle] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const describe = useCallback((message: PreviewMessage) => {
    if ('title' in message) setPageTitle(message.title);
  }, []);
  usePreviewMessages(frame, port, describe);
  const name = useMemo(
    () =>
      ready
        ? JSON.stringify(stagedVisit(`${ready.visit} ${port} ${language}`, ready.input, ready.login))
        : '',
    [ready, port, language],
  );
  return (
    <PhoneFrame width={390} scale={scale} title={pageTitle} isLoading={name === '' || loaded !== name}>
      {ready && (
        <iframe
          key={name}
          ref={frame}
          className={phone.frame}
          title={say('frame', { side: title })}
          name={name}
          src={previewAddress(ready.input, port, language)}
          onLoad={() => setLoaded(name)}
        />
      )}
    </PhoneFrame>
  );
});
