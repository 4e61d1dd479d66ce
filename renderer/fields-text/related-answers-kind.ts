/** Figures and comparisons of answers: a chunk of their own. */
export { addWholeFormTests } from '../../runtime/index.ts';
export { figure } from './FigureField.tsx';
