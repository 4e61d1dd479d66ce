import { defineRule } from '../config/rule.ts';
import { blame } from '../form-calls/blamed-place.ts';
import { formCallsOf, storesNoLogin } from '../form-calls/form-call.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** A form that logs in by an endpoint whose success stores no login: the visitor is asked to log in for ever. */
export const loginNotStored = defineRule({
  code: 'login-not-stored',
  severity: 'error',
  scope: 'table',
  doc: {
    what: {
      zh: '表单用来登录的接口没有 "stores": "login"',
      en: 'the endpoint by which a form logs in has no "stores": "login"',
    },
    why: {
      zh: '验证码对了也没有登录，访客会一直被带回登录页',
      en: 'after the right code the visitor is still not logged in, and is led back to the login',
    },
    example: {
      file: 'definitions/endpoints.json',
      good: '"codes": [200, 4001], "stores": "login"',
      bad: '"codes": [200, 4001]',
    },
  },
  needs: ['forms', 'pages', 'endpoints'],
  run: ({ config }) => {
    const logins = formCallsOf(config).filter(({ logsIn }) => logsIn);
    const contradictions = logins.filter(storesNoLogin).map(({ endpoint, file, pointer }) => ({
      endpoint,
      what: '',
      call: { file, pointer },
      definition: {
        file: 'definitions/endpoints.json',
        pointer: toPointer(['endpoints', endpoint]),
        key: true,
      },
    }));
    const callers = (endpoint: string) => logins.filter((one) => one.endpoint === endpoint).length;
    return blame(contradictions, callers).map(({ first: { endpoint }, place }) => ({
      message: {
        zh: `表单用接口 ${quote(endpoint)} 登录, 但它不保存登录`,
        en: `a form logs in by endpoint ${quote(endpoint)}, which stores no login`,
      },
      help: {
        zh: '在接口里写 "stores": "login", 或换成登录接口',
        en: 'write "stores": "login" in the endpoint, or name one that logs in',
      },
      ...place,
    }));
  },
});
