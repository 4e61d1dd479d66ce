import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { takenOverAttribute } from '../../../../renderer/site-data/page-markup.ts';
import { useLatest } from '../../../../renderer/ui/use-latest.ts';
import { formatThousands } from '../../../../runtime/index.ts';
import type { BlockOf } from '../../../../schemas/index.ts';
import { type ProductChoice, type ProductOrder, productOrders } from './arrange-products.ts';
import styles from './ProductFilter.module.css';

interface ProductFilterProps {
  block: BlockOf<'productList'>;
  choice: ProductChoice;
  choose(change: Partial<ProductChoice>): void;
  /** The first list. */
  first: Ref<HTMLSelectElement>;
}

/** Which amount, which term, and in which order: the phone's own lists. */
export function ProductFilter({ block, choice, choose, first }: ProductFilterProps) {
  const message = useMessage();
  const any = <option value="">{message('list.any')}</option>;
  const yuan = (amount: number) =>
    amount % 10_000 === 0
      ? `${amount / 10_000} ${message('list.tenThousandYuan')}`
      : `${formatThousands(amount)} ${message('product.yuan')}`;
  const term = (months: number) => `${months} ${message('product.months', months)}`;
  const wish = (name: 'amount' | 'months', offered: readonly number[], print: (value: number) => string) => (
    <Choice
      label={message(`list.${name}`)}
      value={choice[name] ?? ''}
      ref={name === 'amount' ? first : undefined}
      onChange={(value) => choose({ [name]: value === '' ? null : Number(value) })}
    >
      {any}
      {offered.map((value) => (
        <option key={value} value={value}>
          {print(value)}
        </option>
      ))}
    </Choice>
  );
  return (
    <div className={styles.filter}>
      {block.amounts && wish('amount', block.amounts, yuan)}
      {block.months && wish('months', block.months, term)}
      <Choice
        label={message('list.order')}
        value={choice.order}
        onChange={(order) => choose({ order: order as ProductOrder })}
      >
        {productOrders.map((order) => (
          <option key={order} value={order}>
            {message(`list.${order}First`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  onChange(value: string): void;
  ref?: Ref<HTMLSelectElement> | undefined;
  children: ReactNode;
}

function Choice({ label, value, onChange, ref, children }: ChoiceProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, []);
  const takeOver = useLatest(() => {
    const early = select.current?.value;
    if (early !== undefined && early !== String(value)) onChange(early);
  });
  // The list is in the HTML, where a visitor may have chosen from it before the app had started.
  useLayoutEffect(() => takeOver.current(), [takeOver]);
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        ref={select}
        className={styles.select}
        {...{ [takenOverAttribute]: '' }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
