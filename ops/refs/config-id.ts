import { type RefKind, refKinds } from '../../schemas/index.ts';
import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import { UsageError } from '../terminal/failures.ts';

/** An id of the config with its kind, written `brand:quick-loan`. */
export interface ConfigId {
  kind: RefKind;
  id: string;
}

const kinds: readonly string[] = refKinds;
const isKind = (text: string): text is RefKind => kinds.includes(text);

/** @throws UsageError where the kind is unknown; the caller looks up the id in the config */
export function parseConfigId(text: string): ConfigId {
  const at = text.indexOf(':');
  const [kind, id] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  if (isKind(kind) && id !== '') return { kind, id };
  const near = isKind(kind) ? undefined : nearestName(kind, kinds);
  const all = kinds.join(', ');
  throw new UsageError({
    zh: `要写成 种类:名字，如 brand:quick-loan${near ? `；是否 "${near}"？` : '；'}种类：${all}`,
    en: `write kind:name, as in brand:quick-loan${near ? `; did you mean "${near}"?` : ''}; kinds: ${all}`,
  });
}

/** @throws UsageError where the config has nothing of that name, with the nearest that it has */
export function requireDefined({ kind, id }: ConfigId, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  const near = nearestName(id, ids);
  const hint = didYouMeanClause(near && `"${kind}:${near}"`);
  throw new UsageError({
    zh: `配置里没有 ${kind}:${id}${hint.zh}`,
    en: `the config has no ${kind}:${id}${hint.en}`,
  });
}
