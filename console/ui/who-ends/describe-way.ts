import { pageAtPath } from '../../../ops/plan-report/route-label.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import type { ExplainInput, FoundWay } from '../../api/index.ts';
import { sayIn } from '../language/use-words.ts';
import { quoteName } from '../value-display/quote-name.ts';
import { whoEndsWords } from './who-ends-words.ts';

/** How visitors come, in words: `“提交申请”之后（“填写申请信息” 等 4 个网址）`. */
export function describeWay({ kind, outcome, paths }: FoundWay, source: LabelSource): string {
  const say = sayIn(whoEndsWords, source.language);
  if (kind === 'address') return say('ownAddress');
  const [first = '/'] = paths;
  const page = kind === 'outcome' ? pageAtPath(source, first) : undefined;
  // A landing page is named by what it is, which says no more than its address.
  const path = page?.isRead ? quoteName(page) : first;
  const where =
    paths.length > 1 ? say('morePaths', { path, count: paths.length, more: paths.length - 1 }) : path;
  if (outcome === null) return say('elsewhere', { where: source.language === 'zh' ? ` ${where}` : where });
  return say('outcome', { outcome: outcomeText(outcome, source.names, source.language), where });
}

/** What the example does, in few words: `打开 /login，已登录，成都`. */
export function describeExample(input: ExplainInput, source: LabelSource): string {
  const say = sayIn(whoEndsWords, source.language);
  const { path = '/', outcome, token, user, city } = input;
  const parts = [
    outcome === undefined
      ? say('opens', { path })
      : say('finishes', { path, outcome: outcomeText(outcome, source.names, source.language) }),
    ...(token === true ? [say(user === 'failed' ? 'expired' : 'loggedIn')] : []),
    ...(city === undefined ? [] : [city]),
  ];
  return parts.join(say('separator'));
}
