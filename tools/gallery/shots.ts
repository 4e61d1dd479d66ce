import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { Config } from '../../schemas/index.ts';

/** Each state a page can be seen in, with its name in a caption. */
export const states = {
  normal: '平常 normal',
  loading: '加载中 loading',
  empty: '空 empty',
  error: '出错 error',
  fieldErrors: '填写有误 field errors',
  filled: '已填写 filled in',
  answered: '已答复 answered',
} as const;
export type State = keyof typeof states;

/** One picture: a page of a brand in a state. */
export interface Shot {
  page: string;
  brand: string;
  state: State;
  signedIn: boolean;
}

export const fileOf = ({ page, brand, state }: Shot): string => `${page}.${state}.${brand}.jpg`;

/** Endpoints that the blocks of a page call on their own; forms call theirs on submit. */
export function callsOf(config: Config, page: string): string[] {
  const blocks = allBlocks(config.pages[page]?.body ?? []);
  return blocks.flatMap((block) =>
    block.type === 'productList' || block.type === 'product' ? [block.endpoint] : [],
  );
}

/** The form of a page, or null. */
export function formOf(config: Config, page: string): string | null {
  const form = allBlocks(config.pages[page]?.body ?? []).find((block) => block.type === 'form');
  return form?.type === 'form' ? form.form : null;
}

/** Whether every route of a page needs a token. */
function needsToken(config: Config, page: string): boolean {
  const routes = Object.values(config.routes.routes).filter((route) => route.page === page);
  return routes.length > 0 && routes.some((route) => route.needsToken === true);
}

function statesOf(config: Config, page: string): State[] {
  const all: State[] = ['normal'];
  if (callsOf(config, page).length > 0) all.push('loading', 'empty', 'error');
  if (formOf(config, page) !== null) all.push('fieldErrors', 'filled');
  const answers = allBlocks(config.pages[page]?.body ?? []).some((block) => block.type === 'valuation');
  if (answers) all.push('answered');
  return all;
}

/** States with other API responses: the page is opened again for each. */
const opensAnew: readonly State[] = ['loading', 'empty', 'error'];

/** Pictures taken in turn of a page that is opened once. */
export function shotGroupsOf(shots: readonly Shot[]): Shot[][] {
  const sittings = new Map<string, Shot[]>();
  for (const shot of shots) {
    const key = [shot.page, shot.brand, opensAnew.includes(shot.state) && shot.state].join();
    sittings.set(key, [...(sittings.get(key) ?? []), shot]);
  }
  return [...sittings.values()];
}

/** Every picture of these pages, page by page and state by state. */
export function shotsOf(config: Config, pages: readonly string[]): Shot[] {
  const brands = Object.keys(config.brands.brands);
  return pages.flatMap((page) => {
    const signedIn = needsToken(config, page);
    return statesOf(config, page).flatMap((state) =>
      brands.map((brand) => ({ page, brand, state, signedIn })),
    );
  });
}
