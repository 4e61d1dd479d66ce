import { leavesOfConfig } from './change-leaf.ts';
import { type Judgement, missedBy } from './judge-leaf.ts';

/** The judgement of the leaf at this index of `leavesOfConfig`. */
export interface JudgedLeaf extends Judgement {
  at: number;
}

// The process of one core for `npm run test:leaves`: gets indices of leaves, answers with their judgements.
const all = leavesOfConfig();

function judge(at: number): JudgedLeaf {
  const leaf = all[at];
  if (!leaf) throw new Error(`there is no leaf ${at}`);
  try {
    return { at, ...missedBy(leaf, all) };
  } catch (error) {
    const name = `${leaf.file} ${leaf.path.join('/')}`;
    return { at, judged: true, missed: [`${name}: ${(error as Error).stack}`] };
  }
}

process.on('message', (batch: readonly number[]) => process.send?.(batch.map(judge)));
