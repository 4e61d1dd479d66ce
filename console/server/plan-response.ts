import { printSharedLists } from '../api/shared-lists.ts';

/**
 * A response with a plan. As plain JSON, the plan of a large edit is longer than any string may be: its sets name the same
 * hundreds of arrivals at thousands of places.
 */
export const planResponse = (answer: object): Response =>
  new Response(printSharedLists(answer), { headers: { 'content-type': 'application/json' } });
