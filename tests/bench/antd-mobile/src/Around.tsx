import type { ReactNode } from 'react';
import { landing } from '../../landing.ts';

/** What stands around the login form: brand, amount, benefits, costs, steps, footer. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <main>
      <p>
        <b>{landing.brand}</b> <small>{landing.slogan}</small>
      </p>
      <h1>{landing.title}</h1>
      <p className="soft">{landing.subtitle}</p>
      <p className="soft">{landing.amount.label}</p>
      <p className="yuan">{landing.amount.yuan}</p>
      <p className="soft">{landing.amount.note}</p>
      {children}
      <Pairs pairs={landing.benefits} />
      <Pairs pairs={landing.costs} />
      <p className="soft">{landing.example}</p>
      <Pairs pairs={landing.steps} />
      <footer>
        {landing.legal.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </main>
  );
}

const Pairs = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
  <dl className="card">
    {pairs.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd className="soft">{text}</dd>
      </div>
    ))}
  </dl>
);
