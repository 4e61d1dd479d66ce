import { ownEntry } from '../../runtime/index.ts';
import { resultCodes } from '../../schemas/api/index.ts';
import type { Config, Form, PageSchema } from '../../schemas/index.ts';
import { formsOnPage } from '../edits/page-blocks.ts';
import { eachString, isObject, itemsOf, type JsonObject, member } from '../json/json-values.ts';

/** How a page finishes with an outcome. */
interface WaysToFinish {
  /** After a call that logs in: the success of an endpoint that stores a login, any result of a form that logs in first. */
  withLogin: boolean;
  /** Whatever else names the outcome may bring it without a login, and where nothing does, the code of a plug-in. */
  without: boolean;
}

export function waysToFinish(config: Config, page: string, outcome: string): WaysToFinish {
  const schema = ownEntry(config.pages, page);
  if (!schema) return { withLogin: false, without: true };
  const forms = formsOnPage(schema, config);
  const parts = [schema.body, ...forms];
  const named = parts.reduce((sum: number, part) => sum + timesNamed(part, outcome), 0);
  const brought = parts.reduce((sum: number, part) => sum + afterLogins(part, outcome, config), 0);
  return { withLogin: brought > 0, without: brought === 0 || named > brought };
}

function timesNamed(value: PageSchema['body'] | Form, outcome: string): number {
  let times = 0;
  eachString(value, (text) => {
    if (text === outcome) times++;
  });
  return times;
}

/** How often the outcome follows a login. */
function afterLogins(value: unknown, outcome: string, config: Config): number {
  if (Array.isArray(value))
    return value.reduce((sum: number, one) => sum + afterLogins(one, outcome, config), 0);
  if (!isObject(value)) return 0;
  const own = handlersAfterLogin(value, config).filter((one) => member(one, 'finish') === outcome).length;
  return Object.values(value).reduce((sum: number, one) => sum + afterLogins(one, outcome, config), own);
}

/** Of the results of a call, those at which the visitor has a token. */
function handlersAfterLogin(caller: JsonObject, { forms, endpoints }: Config): readonly unknown[] {
  const results = member(caller, 'onResult');
  if (!isObject(results)) return [];
  const cases = itemsOf(results.cases);
  const form = typeof caller.form === 'string' ? ownEntry(forms, caller.form) : undefined;
  // It is sent with a token, whatever its call answers then.
  if (form?.logIn && storesLogin(form.logIn.endpoint, endpoints)) return [...cases, results.otherwise];
  const endpoint = form ? form.endpoint : caller.endpoint;
  if (!storesLogin(endpoint, endpoints)) return [];
  return cases.filter((one) => [member(one, 'code')].flat().every((code) => code === resultCodes.ok));
}

const storesLogin = (endpoint: unknown, { endpoints }: Config['endpoints']): boolean =>
  typeof endpoint === 'string' && ownEntry(endpoints, endpoint)?.stores === 'login';
