import { useDeferredValue, useMemo, useState } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import type { BlockOf } from '../../../../schemas/index.ts';
import styles from './Calculator.module.css';
import { ChipGroup } from './ChipGroup.tsx';
import { LoanChart } from './LoanChart.tsx';
import { LoanSummary } from './LoanSummary.tsx';
import { LoanTable } from './LoanTable.tsx';
import { type LoanTerms, loanCosts, repaymentMethods } from './loan-costs.ts';
import { RangeInput } from './RangeInput.tsx';

type Typed = 'amount' | 'annualRate' | 'fee';

/**
 * Shows what a loan costs, month by month. Calculated on the phone: no input is sent anywhere. While a field holds a
 * number out of its bounds there is no result, because it would belong to another number.
 */
export function Calculator({ block }: { block: BlockOf<'calculator'> }) {
  const { text } = usePage();
  const message = useMessage();
  const [terms, setTerms] = useState<LoanTerms>(() => startOf(block));
  const [wrong, setWrong] = useState<readonly Typed[]>([]);
  const set = (change: Partial<LoanTerms>) => setTerms((now) => ({ ...now, ...change }));
  const take = (term: Typed) => (value: number | null) => {
    setWrong((now) => [...now.filter((one) => one !== term), ...(value === null ? [term] : [])]);
    if (value !== null) set({ [term]: value });
  };
  // Dragging a slider must not wait for the table.
  const calculated = useDeferredValue(terms);
  const costs = useMemo(() => loanCosts(calculated), [calculated]);
  const yuan = message('product.yuan');
  return (
    <>
      <Card title={block.title === undefined ? undefined : text(block.title)}>
        <RangeInput
          {...block.amount}
          label={message('calculator.amount')}
          unit={yuan}
          value={terms.amount}
          onChange={take('amount')}
        />
        <ChipGroup
          label={message('calculator.months')}
          options={block.months.map((value) => ({
            value,
            label: `${value} ${message('product.months', value)}`,
          }))}
          value={terms.months}
          onChange={(months) => set({ months })}
        />
        <RangeInput
          {...block.annualRate}
          label={message('calculator.annualRate')}
          unit="%"
          value={terms.annualRate}
          onChange={take('annualRate')}
        />
        <RangeInput
          {...block.fee}
          label={message('calculator.fee')}
          unit={yuan}
          value={terms.fee}
          onChange={take('fee')}
        />
        <ChipGroup
          label={message('calculator.method')}
          options={repaymentMethods.map((value) => ({ value, label: message(`calculator.${value}`) }))}
          value={terms.method}
          onChange={(method) => set({ method })}
        />
      </Card>
      <Card title={message('calculator.result')}>
        <p role="status">{wrong.length > 0 && message('calculator.held')}</p>
        {wrong.length === 0 && (
          <>
            <LoanSummary terms={calculated} costs={costs} />
            <LoanChart instalments={costs.instalments} />
            <LoanTable key={calculated.months} instalments={costs.instalments} />
          </>
        )}
        <p className={styles.note}>{text(block.note)}</p>
      </Card>
    </>
  );
}

function startOf({ amount, months, annualRate, fee }: BlockOf<'calculator'>): LoanTerms {
  return {
    amount: amount.start,
    // Offers are usually quoted for twelve months.
    months: months.find((one) => one === 12) ?? months[0] ?? 1,
    annualRate: annualRate.start,
    fee: fee.start,
    method: 'equalInstalments',
  };
}
