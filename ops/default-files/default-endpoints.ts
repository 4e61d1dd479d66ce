import { type EndpointDefinition, type EndpointsFile, uploadNames } from '../../schemas/index.ts';
import { itemsOf, member, stringsUnder } from '../json/json-values.ts';

const lead: EndpointDefinition = {
  path: '/v1/lead',
  payload: 'form',
  codes: [200, 4220],
  lead: true,
  leadNumber: '/leadId',
  conversion: true,
};

/** Calls that a form may name, or need. */
const calls: Readonly<Record<string, EndpointDefinition>> = {
  sendLoginSms: { path: '/v1/user/sendLoginSms', payload: ['phone'], codes: [200, 4000, 4290, 4291] },
  loginSmsCode: {
    path: '/v1/user/loginSmsCode',
    payload: ['phone', 'code'],
    codes: [200, 4000, 4001, 4002, 4003, 4004],
    stores: 'login',
  },
  sendUpload: { path: '/v1/upload', payload: [...uploadNames], codes: [200, 4240, 4241, 4242] },
  regionList: { path: '/v1/region/list', payload: ['level', 'parent'], codes: [200] },
};

/** The calls of a config without endpoints.json: one that sends a lead, and those that its forms need. */
export function endpointsOf(forms: Iterable<unknown>): EndpointsFile {
  const all = [...forms];
  const named = new Set(all.flatMap((form) => stringsUnder(form, 'endpoint')));
  const asksArea = all.some((form) =>
    itemsOf(member(form, 'fields')).some((field) => member(field, 'kind') === 'area'),
  );
  const needed = Object.entries(calls).filter(
    ([name]) => named.has(name) || (name === 'regionList' && asksArea),
  );
  return { endpoints: { formSave: lead, ...Object.fromEntries(needed) } };
}
