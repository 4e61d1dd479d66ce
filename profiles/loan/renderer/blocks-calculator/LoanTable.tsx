import { useState } from 'react';
import { type MessageId, useMessage } from '../../../../renderer/context/use-message.ts';
import { Icon } from '../../../../renderer/ui/Icon.tsx';
import { PressButton } from '../../../../renderer/ui/Pressable.tsx';
import { formatCents } from './format-cents.ts';
import styles from './LoanTable.module.css';
import type { Instalment } from './loan-costs.ts';

const rowsAtFirst = 6;
const columns: readonly MessageId[] = [
  'calculator.period',
  'calculator.payment',
  'calculator.principal',
  'calculator.interest',
  'calculator.balance',
];

/** Every month to the cent; shows the first months, and the rest on request. */
export function LoanTable({ instalments }: { instalments: readonly Instalment[] }) {
  const message = useMessage();
  const [all, setAll] = useState(false);
  const rows = all ? instalments : instalments.slice(0, rowsAtFirst);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span>{message('calculator.table')}</span>
        <Icon name="arrow" size={18} />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((id) => (
              <th key={id} scope="col">
                {message(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((month) => (
            <tr key={month.month}>
              <th scope="row">{month.month}</th>
              <td>{formatCents(month.payment)}</td>
              <td>{formatCents(month.principal)}</td>
              <td>{formatCents(month.interest)}</td>
              <td>{formatCents(month.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < instalments.length && (
        <PressButton tone="text" onClick={() => setAll(true)}>
          {message('calculator.showAll')}
        </PressButton>
      )}
    </details>
  );
}
