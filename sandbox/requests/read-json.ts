import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import type { ValidationProblem } from './value-checks.ts';

/** The body as JSON, or the problem with it in words that can be sent as the response. */
export async function readJson(
  request: Request,
): Promise<{ value: unknown } | { problem: ValidationProblem }> {
  const body = await readBody(request);
  if ('refused' in body) return { problem: { error: `the body is ${body.refused}`, pointer: '' } };
  return (
    parseJson(body.text) ?? { problem: { error: 'the body is not JSON, or nests too deep', pointer: '' } }
  );
}
