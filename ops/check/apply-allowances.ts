import { dayPattern } from '../../schemas/index.ts';
import { type Allowance, objectOfAllowance } from '../config/allowances.ts';
import { type Finding, findingOf, type Locator } from '../diagnostics/finding.ts';
import { didYouMean, nearestName, wordFixes } from '../did-you-mean/did-you-mean.ts';
import { pointersUpFrom } from '../json/pointer.ts';
import { list, quote, type Text } from '../text/text.ts';
import { allowExpired, allowRefused, allowUnused } from './allow-codes.ts';
import { codeDefinitions, codes } from './codes.ts';

/** The findings that remain, and how many a `$allow` accepted. */
export interface Allowed {
  findings: Finding[];
  allowed: number;
}

/**
 * What a `$allow` may accept: an error strands a visitor or leaks something, and nobody may look away from that. A file
 * that nothing reads has no place for a `$allow`, nor has traffic.csv.
 */
const acceptable = codeDefinitions
  .filter(
    ({ code, severity }) =>
      severity !== 'error' && !/^(allow|traffic)-/.test(code) && code !== 'file-unknown',
  )
  .map(({ code }) => code);
/** The schema reports a day that does not exist. */
const isDay = new RegExp(dayPattern);
const isAcceptable = (code: string) => acceptable.some((one) => one === code);

const keyOf = (file: string, object: string, code: string) => `${code} ${file}#${object}`;

/** The allowances that hold for a finding, looked up by the object and those around it. */
function holdingFor(
  byObject: ReadonlyMap<string, readonly Allowance[]>,
  { file, pointer, code, severity }: Finding,
): readonly Allowance[] {
  if (severity === 'error') return [];
  return [...pointersUpFrom(pointer), ''].flatMap((at) => byObject.get(keyOf(file, at, code)) ?? []);
}

/**
 * Drops the accepted findings and reports each `$allow` that is refused, expired or unused.
 * @param today - `2027-03-31`, the day on which `until` is still good
 * @param isComplete - every stage has looked at everything, so that what accepts nothing is really unused
 */
export function applyAllowances(
  findings: readonly Finding[],
  allowances: readonly Allowance[],
  { today, isComplete }: { today: string; isComplete: boolean },
): Allowed {
  const isExpired = ({ until }: Allowance) => until !== undefined && isDay.test(until) && until < today;
  const valid = allowances.filter((one) => isAcceptable(one.code) && !isExpired(one));
  const byObject = new Map<string, Allowance[]>();
  for (const one of valid) {
    const key = keyOf(one.file, objectOfAllowance(one), one.code);
    byObject.set(key, [...(byObject.get(key) ?? []), one]);
  }
  const used = new Set<Allowance>();
  const left = findings.filter((finding) => {
    const holding = holdingFor(byObject, finding);
    for (const one of holding) used.add(one);
    return holding.length === 0;
  });
  const wrong = allowances.flatMap((one) => {
    if (!isAcceptable(one.code)) return [refused(one)];
    if (isExpired(one)) return [expired(one, today)];
    return isComplete && !used.has(one) ? [unused(one)] : [];
  });
  return { findings: [...left, ...wrong], allowed: findings.length - left.length };
}

const at = ({ file, pointer }: Allowance, key: string): Locator => ({ file, pointer: `${pointer}/${key}` });

function refused(allowance: Allowance): Finding {
  const { code } = allowance;
  const isKnown = codes.some((one) => one === code);
  const near = isKnown ? undefined : nearestName(code, acceptable);
  const shown = list(acceptable, 40);
  const may: Text = { zh: `可以接受的: ${shown.zh}`, en: `what may be accepted: ${shown.en}` };
  return findingOf(allowRefused, {
    message: isKnown
      ? { zh: `${quote(code)} 不能用 $allow 接受`, en: `${quote(code)} cannot be accepted by $allow` }
      : { zh: `没有检查代码 ${quote(code)}`, en: `no finding has the code ${quote(code)}` },
    help: near ? didYouMean(near) : may,
    ...(!isKnown && wordFixes(code, codes, acceptable)),
    ...at(allowance, 'code'),
  });
}

const expired = (allowance: Allowance, today: string): Finding =>
  findingOf(allowExpired, {
    message: {
      zh: `对 ${allowance.code} 的接受在 ${allowance.until} 到期, 今天是 ${today}`,
      en: `accepting ${allowance.code} ended on ${allowance.until}; today is ${today}`,
    },
    help: {
      zh: '改正问题并删掉它, 或写新的 until 和原因',
      en: 'mend what it accepted and remove it, or write a new until and reason',
    },
    ...at(allowance, 'until'),
  });

const unused = (allowance: Allowance): Finding =>
  findingOf(allowUnused, {
    message: {
      zh: `这里没有 ${allowance.code} 需要接受`,
      en: `there is no ${allowance.code} here to accept`,
    },
    help: { zh: '问题已经没有了, 删掉这一条', en: 'what it accepted is gone: remove it' },
    ...at(allowance, 'code'),
  });
