import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { type Form, readForm } from './read-form.ts';

/**
 * The values of a call, sent as a form, as JSON or in the address. Values of JSON become text, as a form has them; objects
 * and lists their JSON.
 */
export function readCall(request: Request, body: 'form' | 'json' | 'query'): Promise<Form> | Form {
  if (body === 'json') return readJsonFields(request);
  if (body === 'query') return { fields: new Map(new URL(request.url).searchParams) };
  return readForm(request);
}

async function readJsonFields(request: Request): Promise<Form> {
  const body = await readBody(request);
  if ('refused' in body) return body;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const value = type === 'application/json' ? parseJson(body.text)?.value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refused: 'malformed' };
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  return { fields: new Map(Object.entries(value).map(([key, one]) => [key, text(one)])) };
}
