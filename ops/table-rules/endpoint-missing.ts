import { type CodeEndpoint, type Config, codeEndpoints } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import { list, quote } from '../text/text.ts';

/** An endpoint that the code calls by name and endpoints.json lacks: the phone cannot make the call (R-API). */
export const endpointMissing = defineRule({
  code: 'endpoint-missing',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: 'endpoints.json 缺少程序要调用的接口',
      en: 'endpoints.json lacks an endpoint that the code calls',
    },
    why: {
      zh: '手机走到这一步会出错，访客停在那里',
      en: 'the phone fails at this step, and the visitor is stuck there',
    },
    example: { file: 'definitions/endpoints.json', good: '"ipInfo": {', bad: '"ipinfo": {' },
  },
  needs: ['endpoints', 'forms', 'site'],
  run: ({ config }) => {
    const missing = codeEndpoints.filter(
      (name) => isCalled(config, name) && !Object.hasOwn(config.endpoints.endpoints, name),
    );
    if (missing.length === 0) return [];
    const { zh, en } = list(missing.map(quote));
    return [
      {
        message: { zh: `缺少程序要调用的接口 ${zh}`, en: `no endpoint ${en}, which the code calls` },
        help: {
          zh: '从版本库恢复, 或改回原来的名字',
          en: 'restore it from the repository, or undo its new name',
        },
        file: 'definitions/endpoints.json',
        pointer: '/endpoints',
        key: true,
      },
    ];
  },
});

function isCalled({ forms, site }: Config, name: CodeEndpoint): boolean {
  if (name === 'oneTapAuthorize') return site.oneTap !== null;
  if (name !== 'regionList') return true;
  return Object.values(forms).some(({ fields }) => fields.some(({ kind }) => kind === 'area'));
}
