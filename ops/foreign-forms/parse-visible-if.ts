import type { Clause, Relation } from './foreign-form.ts';

type Value = string | number | boolean;
type Token = { name: string } | { value: Value } | { word: string };

const pattern =
  /\s*(?:\{([^{}]+)\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|(==|=|!=|<>|<=|>=|<|>|\[|\]|,)|([a-z]+)\b)/iy;

/**
 * The clauses of an expression of SurveyJS that compares questions with values: `{a} = 'x'`, `{a} anyof ['x', 'y']`,
 * `{a} > 3`, such clauses joined by `and`, or by `or` where each names values of one question.
 * @returns null for every other expression
 */
export function parseVisibleIf(expression: string): Clause[] | null {
  const tokens = tokensOf(expression);
  if (tokens === null || tokens.length === 0) return null;
  const clauses: Clause[] = [];
  const joints = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const clause = clauseAt(tokens, at);
    if (clause === null) return null;
    clauses.push(clause.clause);
    at = clause.end;
    if (at === tokens.length) break;
    const joint = wordOf(tokens[at]);
    if (joint !== 'and' && joint !== 'or') return null;
    joints.add(joint);
    at += 1;
    if (at === tokens.length) return null;
  }
  return joints.has('or') ? anyOf(clauses, joints) : clauses;
}

/** `or` between clauses of one question is one clause with more values. */
function anyOf(clauses: readonly Clause[], joints: ReadonlySet<string>): Clause[] | null {
  const question = clauses[0]?.question ?? '';
  const isOne = clauses.every((one) => one.question === question && one.relation === 'oneOf');
  if (joints.size > 1 || !isOne) return null;
  return [{ question, relation: 'oneOf', values: clauses.flatMap(({ values }) => values) }];
}

/** The operators of SurveyJS that a clause has a relation for; a value follows, or a list of values. */
const comparisons: Readonly<Record<string, Relation>> = {
  '=': 'oneOf',
  '==': 'oneOf',
  equal: 'oneOf',
  anyof: 'oneOf',
  '!=': 'noneOf',
  '<>': 'noneOf',
  notequal: 'noneOf',
  noneof: 'noneOf',
  '<': 'less',
  less: 'less',
  '<=': 'atMost',
  lessorequal: 'atMost',
  '>': 'more',
  greater: 'more',
  '>=': 'atLeast',
  greaterorequal: 'atLeast',
};

function clauseAt(tokens: readonly Token[], at: number): { clause: Clause; end: number } | null {
  const subject = tokens[at];
  if (!subject || !('name' in subject)) return null;
  const question = subject.name;
  const word = wordOf(tokens[at + 1]);
  if (word === 'notempty') return { clause: { question, relation: 'answered', values: [] }, end: at + 2 };
  const relation = Object.hasOwn(comparisons, word) ? comparisons[word] : undefined;
  if (relation === undefined) return null;
  const found = wordOf(tokens[at + 2]) === '[' ? listAt(tokens, at + 3) : valueAt(tokens, at + 2);
  return found && { clause: { question, relation, values: found.values }, end: found.end };
}

function valueAt(tokens: readonly Token[], at: number): { values: Value[]; end: number } | null {
  const value = literalOf(tokens[at]);
  return value === null ? null : { values: [value], end: at + 1 };
}

function listAt(tokens: readonly Token[], start: number): { values: Value[]; end: number } | null {
  const values: Value[] = [];
  for (let at = start; at < tokens.length; at += 2) {
    const value = literalOf(tokens[at]);
    if (value === null) return null;
    values.push(value);
    const after = wordOf(tokens[at + 1]);
    if (after === ']') return { values, end: at + 2 };
    if (after !== ',') return null;
  }
  return null;
}

const wordOf = (token: Token | undefined): string => (token && 'word' in token ? token.word : '');

function literalOf(token: Token | undefined): Value | null {
  if (token && 'value' in token) return token.value;
  const word = wordOf(token);
  return word === 'true' || word === 'false' ? word === 'true' : null;
}

function tokensOf(expression: string): Token[] | null {
  const tokens: Token[] = [];
  const text = expression.trim();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) return null;
    const [, name, single, double, number, sign, word] = found;
    const quoted = single ?? double;
    if (name !== undefined) tokens.push({ name: name.trim() });
    else if (quoted !== undefined) tokens.push({ value: quoted });
    else if (number !== undefined) tokens.push({ value: Number(number) });
    else tokens.push({ word: (sign ?? word ?? '').toLowerCase() });
  }
  return tokens;
}
