import type { Config } from '../../schemas/index.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';

/**
 * The endpoint that gets the answers: the one that was named, or the first that takes a whole form and promises nothing.
 * A lead promises a receipt, in words that no survey has.
 * @throws UsageError, WorkError
 */
export function chooseEndpoint(config: Config, named: string | undefined): string {
  const all = Object.entries(config.endpoints.endpoints).filter(
    ([, { payload, lead, stores }]) => payload === 'form' && lead !== true && stores === undefined,
  );
  const names = all.map(([name]) => name);
  if (named === undefined) {
    if (names[0] !== undefined) return names[0];
    throw new WorkError({
      zh: '配置里没有可用的接口：payload 为 "form"，不登录、也不提交线索的；先在 definitions/endpoints.json 里写一个',
      en: 'the config has no endpoint to send to: one whose payload is "form", that neither logs in nor sends a lead; write one in definitions/endpoints.json first',
    });
  }
  if (names.includes(named)) return named;
  const hint = nearestNameClause(named, names, '；');
  throw new UsageError({
    zh: `--endpoint 没有 "${named}"${hint.zh}可用：${names.join(', ')}`,
    en: `--endpoint has no "${named}"${hint.en}; there are: ${names.join(', ')}`,
  });
}
