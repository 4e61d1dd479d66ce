import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './LegalFooter.module.css';

/** The official site for looking up registration numbers. */
const registry = 'https://beian.miit.gov.cn/';

/** Company, costs of the loan and contact, as the law requires. */
export function LegalFooter({ block }: { block: BlockOf<'legalFooter'> }) {
  const { brand, text } = usePage();
  const message = useMessage();
  return (
    <footer className={styles.footer}>
      <p>
        {message('legal.annualRate')} <strong className={styles.rate}>{brand.annualRate}</strong>
      </p>
      <p>{text(block.risk)}</p>
      {brand.sourcesFunding !== '' && (
        <p>
          {message('legal.funding')} {brand.sourcesFunding}
        </p>
      )}
      <p>
        {message('legal.complaints')}
        <a className={styles.link} href={`tel:${brand.complaintPhone.replaceAll(' ', '')}`}>
          {brand.complaintPhone}
        </a>
      </p>
      <p>
        {message('legal.operator')} {brand.companyName}
      </p>
      <p>
        {message('legal.icp')}
        <a className={styles.link} href={registry} rel="noopener noreferrer" target="_blank">
          {brand.icp}
        </a>
      </p>
    </footer>
  );
}
