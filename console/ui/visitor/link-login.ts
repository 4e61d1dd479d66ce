import type { ExplainInput } from '../../api/index.ts';

/** The parameters by which a link logs in that a visitor's address has. */
export function linkMarksOf({ path = '', query = {} }: ExplainInput): string[] {
  const own = new URLSearchParams(path.split('?')[1] ?? '');
  return ['mark', 'markcode'].filter((name) => own.has(name) || Object.hasOwn(query, name));
}

/** The calls that fail, with or without the login of a link. */
export function withLinkLogin(
  { fails = [] }: ExplainInput,
  answer: 'works' | 'fails',
): ExplainInput['fails'] {
  const others = fails.filter((one) => one !== 'mark');
  const all: ExplainInput['fails'] = answer === 'fails' ? [...others, 'mark'] : others;
  return all.length > 0 ? all : undefined;
}
