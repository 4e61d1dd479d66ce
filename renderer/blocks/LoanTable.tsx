import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import type { Instalment } from '../loan.ts';
import { type MessageId, useMessage } from '../message-ids.ts';
import { formatCents } from '../money.ts';
import { PressButton } from '../Pressable.tsx';
import styles from './LoanTable.module.css';

const rowsAtFirst = 6;
const columns: readonly MessageId[] = [
  'calculator.period',
  'calculator.payment',
  'calculator.principal',
  'calculator.interest',
  'calculator.balance',
];

/** Every month to the cent; the first ones are shown, the rest when asked for. */
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
