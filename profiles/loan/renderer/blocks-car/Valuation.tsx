import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from '../../../../renderer/context/page-context.ts';
import { useMessage } from '../../../../renderer/context/use-message.ts';
import { OutdatedResult } from '../../../../renderer/form-parts/outdated-result.ts';
import { Card } from '../../../../renderer/ui/Card.tsx';
import { Icon } from '../../../../renderer/ui/Icon.tsx';
import { scrollToElement } from '../../../../renderer/ui/scroll-to-element.ts';
import { formatThousands } from '../../../../runtime/index.ts';
import type { BlockOf } from '../../../../schemas/index.ts';
import { readValuation, type ValuationAnswer } from './read-valuation.ts';
import styles from './Valuation.module.css';

/** The result of a valuation form: a price range, and the factors behind it. */
export function Valuation({ block }: { block: BlockOf<'valuation'> }) {
  const { text, resultOf } = usePage();
  const message = useMessage();
  const result = resultOf(block.form);
  const isOld = result instanceof OutdatedResult;
  const data = isOld ? result.data : result;
  const valuation = readValuation(data);
  const title = useShownWhenNew(data);
  return (
    <Card className={isOld ? styles.isOld : undefined}>
      <div aria-live="polite">
        {isOld && (
          <p className={styles.old}>
            <Icon name="alert" size={20} />
            {message('valuation.old')}
          </p>
        )}
        {data === undefined && (
          <p className={styles.empty}>
            <Icon name="car" size={32} />
            {text(block.emptyText)}
          </p>
        )}
        {data !== undefined && !valuation && (
          <p ref={title} tabIndex={-1} className={styles.failed}>
            {message('valuation.failed')}
          </p>
        )}
        {valuation && <Range valuation={valuation} title={title} />}
      </div>
      {valuation && <p className={styles.note}>{text(block.note)}</p>}
    </Card>
  );
}

/** Scrolls to a result that has just arrived, but not to one that existed when the page was opened. */
function useShownWhenNew(data: unknown) {
  const title = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const lastData = useRef(data);
  useEffect(() => {
    if (lastData.current === data) return;
    lastData.current = data;
    if (title.current) scrollToElement(title.current);
  }, [data]);
  return title;
}

interface RangeProps {
  valuation: ValuationAnswer;
  title: RefObject<HTMLHeadingElement | null>;
}

function Range({ valuation, title }: RangeProps) {
  const message = useMessage();
  const { low, high, listPrice, ageYears, factors } = valuation;
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {message('valuation.range')}
      </h2>
      <p className={styles.range}>
        {formatThousands(low)}–{formatThousands(high)}{' '}
        <span className={styles.unit}>{message('product.yuan')}</span>
      </p>
      <h3 className={styles.heading}>{message('valuation.basis')}</h3>
      <dl>
        {listPrice !== null && (
          <Row
            name={message('valuation.listPrice')}
            value={`${formatThousands(listPrice)} ${message('product.yuan')}`}
          />
        )}
        {ageYears !== null && (
          <Row
            name={message('valuation.age')}
            value={`${ageYears} ${message('valuation.years', ageYears)}`}
          />
        )}
        {factors.map((factor) => (
          <Row key={factor.name} name={factor.name} value={signed(factor.effect)} />
        ))}
      </dl>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** `0.03` → `+3%`, with a real minus sign for negative numbers. */
function signed(effect: number): string {
  const percent = Math.round(effect * 1000) / 10;
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
