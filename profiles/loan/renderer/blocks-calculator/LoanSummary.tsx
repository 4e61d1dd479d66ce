import { type MessageId, useMessage } from '../../../../renderer/context/use-message.ts';
import { formatCents } from './format-cents.ts';
import styles from './LoanSummary.module.css';
import type { LoanCosts, LoanTerms } from './loan-costs.ts';

/** Shows the total cost as large as the payment: a low payment over many months is not a cheap loan. */
export function LoanSummary({ terms, costs }: { terms: LoanTerms; costs: LoanCosts }) {
  const message = useMessage();
  const { instalments, annualCost } = costs;
  const first = instalments[0]?.payment ?? 0;
  const last = instalments[instalments.length - 1]?.payment ?? 0;
  const falling = terms.method === 'equalPrincipal' && first !== last;
  const rows: readonly (readonly [MessageId, number])[] = [
    ...(falling ? ([['calculator.lastMonth', last]] as const) : []),
    ['calculator.interestTotal', costs.interest],
    ['calculator.fee', terms.fee],
    ['calculator.cost', costs.cost],
    ['calculator.paid', costs.paid],
  ];
  return (
    <div aria-live="polite">
      <dl className={styles.figures}>
        <div>
          <dt>{message(falling ? 'calculator.firstMonth' : 'calculator.monthly')}</dt>
          <dd className={styles.figure}>
            {formatCents(first)} <span className={styles.unit}>{message('product.yuan')}</span>
          </dd>
        </div>
        <div>
          <dt>{message('calculator.annualCost')}</dt>
          {annualCost === null ? (
            <dd>{message('calculator.noAnnualCost')}</dd>
          ) : (
            <dd className={styles.figure}>
              {formatCents(annualCost)}
              <span className={styles.unit}>%</span>
            </dd>
          )}
        </div>
      </dl>
      <dl>
        {rows.map(([id, value]) => (
          <div key={id} className={styles.row}>
            <dt>{message(id)}</dt>
            <dd>
              {formatCents(value)} {message('product.yuan')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
