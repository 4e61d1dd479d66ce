import type { Language, Names } from '../../api.ts';

/**
 * `“登录”`: what a visitor has pressed to finish a page so; `“提交申请”未成功` where the server refused it. Only where two
 * are called alike the id stands after it, and alone where there is no name.
 */
export function outcomeText(id: string, names: Names | null, language: Language): string {
  const told = (one: string): string | null => {
    const name = names?.outcomes[one];
    if (!name) return null;
    if (!names.refused.includes(one)) return `“${name}”`;
    return language === 'zh' ? `“${name}”未成功` : `“${name}” was refused`;
  };
  const own = told(id);
  if (own === null) return id;
  const isAmbiguous = Object.keys(names?.outcomes ?? {}).some((other) => other !== id && told(other) === own);
  if (!isAmbiguous) return own;
  return language === 'zh' ? `${own}（${id}）` : `${own} (${id})`;
}
