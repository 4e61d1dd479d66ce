import { carFlows } from './car-flows.ts';
import type { Flow, FlowId } from './flow.ts';
import { loanFlows } from './loan-flows.ts';

const order: readonly FlowId[] = [
  'login',
  'one-tap',
  'loan',
  'car-login',
  'car',
  'question',
  'wish',
  'valuation',
];

/** In the order of the table's columns. */
export const allFlows: readonly Flow[] = order.flatMap((id) =>
  [...loanFlows, ...carFlows].filter((flow) => flow.id === id),
);
