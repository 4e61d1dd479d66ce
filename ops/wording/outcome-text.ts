import type { DisplayNames } from '../explain/display-names.ts';
import type { Language } from '../text/text.ts';

/**
 * `“登录”`: the button that leads to the outcome; `“提交申请”未成功` where the server refused the call. The id follows only
 * where two outcomes have the same name, and replaces a missing name.
 */
export function outcomeText(id: string, names: DisplayNames | null, language: Language): string {
  const describe = (one: string): string | null => {
    const name = names?.outcomes[one];
    if (!name) return null;
    if (!names.refused.includes(one)) return `“${name}”`;
    return language === 'zh' ? `“${name}”未成功` : `“${name}” was refused`;
  };
  const own = describe(id);
  if (own === null) return id;
  const isAmbiguous = Object.keys(names?.outcomes ?? {}).some(
    (other) => other !== id && describe(other) === own,
  );
  if (!isAmbiguous) return own;
  return language === 'zh' ? `${own}（${id}）` : `${own} (${id})`;
}

/** Alternatives of one condition: `“登录”或“提交申请”`; accepted and refused calls of one button are named as a call. */
export function outcomesText(ids: readonly string[], names: DisplayNames | null, language: Language): string {
  const isChinese = language === 'zh';
  const isRefused = (id: string) => names?.refused.includes(id) ?? false;
  const nameOf = (id: string) => names?.outcomes[id];
  const reportedNames = ids.flatMap((id) => {
    const name = nameOf(id);
    const other = name && ids.find((one) => nameOf(one) === name && isRefused(one) !== isRefused(id));
    if (!other) return [outcomeText(id, names, language)];
    if (isRefused(id)) return [];
    return [isChinese ? `“${name}”（无论是否成功）` : `“${name}” (whether it was refused or not)`];
  });
  return reportedNames.join(isChinese ? '或' : ' or ');
}
