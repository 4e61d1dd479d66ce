import { type BlockProps, Card } from 'funnel/plugin';
import { useEffect, useState } from 'react';
import styles from './view.module.css';

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

interface Properties {
  title: string;
  closed: string;
  today: string;
  days: { day: string; name: string; opens?: string; closes?: string }[];
}

/** The hours of each day. Today is known on the phone only: the page was made before. */
export default function OpeningHours({ properties }: BlockProps<Properties>) {
  const [today, setToday] = useState('');
  useEffect(() => setToday(days[new Date().getDay()] ?? ''), []);
  return (
    <Card title={properties.title}>
      <dl className={styles.days}>
        {properties.days.map(({ day, name, opens, closes }) => (
          <div key={day} className={day === today ? `${styles.day} ${styles.today}` : styles.day}>
            <dt>
              {name}
              {day === today && <span className={styles.mark}>{properties.today}</span>}
            </dt>
            <dd className={styles.hours}>{opens && closes ? `${opens}–${closes}` : properties.closed}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
