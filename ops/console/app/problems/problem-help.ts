import type { Problem, Text } from '../../api.ts';
import type { Desk } from '../desk.ts';
import { elsewhereOf } from './elsewhere-of.ts';
import { keyHelp } from './key-help.ts';

/** The help of a problem; none where an unsaved edit is the cause: it would guess at another name. */
export const problemHelp = (problem: Problem, desk: Desk): Text | undefined =>
  elsewhereOf(problem, desk) ? undefined : keyHelp(problem);
