import { belowTheFoldAttribute } from '../../renderer/site-data/page-markup.ts';
import { tagsOf, withAttribute } from './html-tags.ts';

/** Above the fold are the blocks up to the first one with a form and the block after it; without a form, this many. */
const countWithoutForm = 3;

/** Marks the blocks below the fold: elements of `<main>`. */
export function markBelowTheFold(html: string): string {
  const blocks = childrenOfMain(html);
  const form = blocks.findIndex(({ start, end }) => html.slice(start, end).includes('<form'));
  const count = form < 0 ? countWithoutForm : form + 2;
  return withAttribute(
    html,
    belowTheFoldAttribute,
    blocks.slice(count).map(({ nameEnd }) => nameEnd),
  );
}

/** The marked HTML before the first block below the fold. */
export function aboveTheFold(marked: string): string {
  const first = marked.indexOf(` ${belowTheFoldAttribute}`);
  return first < 0 ? marked : marked.slice(0, marked.lastIndexOf('<', first));
}

interface Child {
  start: number;
  /** Index after the element's name in its opening tag. */
  nameEnd: number;
  end: number;
}

function childrenOfMain(html: string): Child[] {
  const begin = html.indexOf('<main');
  const children: Child[] = [];
  let depth = 0;
  let open = { start: 0, nameEnd: 0 };
  for (const { start, end, nameEnd, closes, isAlone } of tagsOf(begin < 0 ? '' : html.slice(begin))) {
    if (depth === 1 && !closes) open = { start: begin + start, nameEnd: begin + nameEnd };
    if (closes) depth -= 1;
    else if (!isAlone) depth += 1;
    if (depth === 0) break;
    if (depth === 1 && (closes || isAlone)) children.push({ ...open, end: begin + end });
  }
  return children;
}
