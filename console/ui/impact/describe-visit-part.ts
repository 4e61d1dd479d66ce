import { axesOfEveryFunnel } from '../../../ops/situations/situation-space.ts';
import { namesIn } from '../../../ops/situations/visitor-set.ts';
import { sayIn } from '../../../ops/text/say.ts';
import { axisWordsOf } from '../../../ops/wording/visitor-words.ts';
import type { DisplayNames, Language, Plan, ReportedRisk } from '../../api/index.ts';
import { impactWords } from './impact-words.ts';

type Space = Plan['space'];
/** Host, channel and city are named elsewhere. */
const axesOf = (space: Space): string[] => [
  ...['login', 'arrival', 'loginAddress', 'info'],
  ...Object.keys(space).filter((axis) => !axesOfEveryFunnel.some((one) => one === axis)),
];
/** The number of values of an axis that are named; beyond it, the first and the count. */
const mostNamed = 2;

/** The part of a visit where a change occurs: `已登录 · 到达 /download-page`; irrelevant axes are omitted. */
export function describeVisitPart(
  who: ReportedRisk['who'],
  space: Space,
  language: Language,
  names: DisplayNames | null,
): string {
  const say = sayIn(impactWords, language);
  const words = axisWordsOf(names);
  const axes = axesOf(space);
  const sets = 'anyOf' in who ? who.anyOf : [who];
  const reportedNames = axes.flatMap((axis) => {
    // A set without the axis covers all of its values.
    if (sets.some((set) => namesIn(set, axis) === undefined)) return [];
    const values = [...new Set(sets.flatMap((set) => namesIn(set, axis) ?? []))];
    if (values.length === space[axis]) return [];
    const shown = values
      .slice(0, mostNamed)
      .map((value) => words.value(axis, value, language))
      .join(language === 'zh' ? '、' : ', ');
    const of = axis === 'login' ? '' : `${words.axis(axis, language, values.length)} `;
    const more = values.length - mostNamed;
    return [of + (more > 0 ? say('amongMany', { shown, count: values.length }) : shown)];
  });
  if (reportedNames.length > 0) return reportedNames.join(' · ');
  const isWhole = sets.every((set) => axes.every((axis) => namesIn(set, axis) === undefined));
  return say(isWhole ? 'wholeVisit' : 'someVisits');
}
