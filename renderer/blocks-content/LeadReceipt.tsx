import { Children, type ReactNode } from 'react';
import { leadNumberOf } from '../../runtime/index.ts';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { usePageScope } from '../context/page-scope.ts';
import { useMessage } from '../context/use-message.ts';
import { formatInstant } from './format-instant.ts';
import styles from './LeadReceipt.module.css';
import { type ToldLead, useLeadResponse } from './use-lead-response.ts';

/** What became of the form that was sent last: received, refused and why, or other blocks where nothing was sent. */
export function LeadReceipt({ block, children }: { block: BlockOf<'leadReceipt'>; children?: ReactNode }) {
  const { forms } = usePageScope();
  const told = useLeadResponse(block.forms);
  const [accepted, refused, none] = Children.toArray(children);
  const isRefused = told !== null && told.response.code !== 200;
  const isHere = told !== null && Object.hasOwn(forms, told.id);
  // A form of the same page tells its refusal itself.
  if (told === null || (isRefused && isHere)) return none;
  return (
    <>
      <Receipt
        told={told}
        isHere={isHere}
        isHeading={block.none !== undefined}
        isBrief={block.accepted.some(({ type }) => type === 'progress')}
      />
      {isRefused ? refused : accepted}
    </>
  );
}

interface ReceiptProps {
  told: ToldLead;
  /** Its form is on this page, where the visitor still is. */
  isHere: boolean;
  /** The page has no other heading. */
  isHeading: boolean;
  /** The page goes on by itself: the next one says the rest. */
  isBrief: boolean;
}

function Receipt({ told, isHere, isHeading, isBrief }: ReceiptProps) {
  const { brand, text, message } = usePage();
  const { receipt, response } = told;
  const isAccepted = response.code === 200;
  const Title = isHeading ? 'h1' : 'h2';
  const reason = receipt.reasons.find(({ code }) => code === response.code)?.message;
  return (
    <section className={styles.receipt} data-receipt={isAccepted ? 'accepted' : 'refused'}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          src={isAccepted ? brand.successImage : brand.failureImage}
          alt=""
          width={64}
          height={64}
        />
        {/* On the page of its form it appears while the visitor is there; elsewhere the visitor arrives at it. */}
        <div role={isHere ? 'status' : undefined}>
          <Title className={styles.title} tabIndex={-1} ref={isHere ? undefined : focusOnMount}>
            {text(isAccepted ? receipt.title : receipt.refusedTitle)}
          </Title>
          <p className={styles.text}>
            {isAccepted ? text(receipt.text) : message(reason ?? 'receipt.reasonUnknown')}
          </p>
        </div>
      </div>
      <Details told={told} isBrief={isBrief} />
    </section>
  );
}

function Details({ told: { receipt, response }, isBrief }: Pick<ReceiptProps, 'told' | 'isBrief'>) {
  const { text, timeZone } = usePage();
  const { openPage } = usePageScope();
  const message = useMessage();
  const isAccepted = response.code === 200;
  const time = formatInstant(response.at, timeZone, document.documentElement.lang);
  return (
    <dl className={styles.rows}>
      {isAccepted && <Fact label={message('receipt.number')}>{leadNumberOf(response)}</Fact>}
      {time !== null && <Fact label={message(isAccepted ? 'receipt.time' : 'receipt.sentTime')}>{time}</Fact>}
      {!isAccepted && <Fact label={message('receipt.code')}>{response.code}</Fact>}
      {isAccepted && !isBrief && (
        <>
          <Paragraph label={message('receipt.next')}>{text(receipt.next)}</Paragraph>
          <Paragraph label={message('receipt.recipients')}>{text(receipt.recipients)}</Paragraph>
          <Paragraph label={message('receipt.withdraw')}>
            {text(receipt.withdraw)}
            <button type="button" className={styles.link} onClick={() => openPage(receipt.withdrawPage)}>
              {message('receipt.withdrawLink')}
            </button>
          </Paragraph>
        </>
      )}
    </dl>
  );
}

interface RowProps {
  label: string;
  children: ReactNode;
}

const Fact = ({ label, children }: RowProps) => (
  <div className={`${styles.row} ${styles.fact}`}>
    <dt className={styles.label}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Paragraph = ({ label, children }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.heading}>{label}</dt>
    <dd className={styles.paragraph}>{children}</dd>
  </div>
);

/** The button that was pressed is gone: a screen reader goes on with the result. */
const focusOnMount = (title: HTMLElement | null) => title?.focus({ preventScroll: true });
