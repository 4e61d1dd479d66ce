import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { useMessage } from '../context/use-message.ts';
import styles from './LegalFooter.module.css';

/** Where every registration number can be looked up. */
const registry = 'https://beian.miit.gov.cn/';

/** Who runs the page, what a loan costs, whom to call: what the law asks for, and what trust asks for. */
export function LegalFooter({ block }: { block: BlockOf<'legalFooter'> }) {
  const { brand, text } = usePage();
  const message = useMessage();
  const phone = brand.complaintPhone.replaceAll(' ', '');
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
        <a className={styles.link} href={`tel:${phone}`}>
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
