import type { ReactNode } from 'react';
import { type BlockOf, brandCost } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { type MessageId, useMessage } from '../context/use-message.ts';
import styles from './LegalFooter.module.css';

/** The official site for looking up registration numbers. */
const registry = 'https://beian.miit.gov.cn/';

/** Company, costs and contact, as the law requires; what the brand does not say is left out. */
export function LegalFooter({ block }: { block: BlockOf<'legalFooter'> }) {
  const { brand, text } = usePage();
  const message = useMessage();
  const line = (label: MessageId, value: string, content: ReactNode = value) =>
    value && (
      <p>
        {message(label)} {content}
      </p>
    );
  return (
    <footer className={styles.footer}>
      {line(
        `legal.${brandCost}`,
        brand[brandCost],
        <strong className={styles.rate}>{brand[brandCost]}</strong>,
      )}
      <p>{text(block.risk)}</p>
      {line('legal.funding', brand.sourcesFunding)}
      {line(
        'legal.complaints',
        brand.complaintPhone,
        <a className={styles.link} href={`tel:${brand.complaintPhone.replaceAll(' ', '')}`}>
          {brand.complaintPhone}
        </a>,
      )}
      {line('legal.operator', brand.companyName)}
      {line(
        'legal.icp',
        brand.icp,
        <a className={styles.link} href={registry} rel="noopener noreferrer" target="_blank">
          {brand.icp}
        </a>,
      )}
    </footer>
  );
}
