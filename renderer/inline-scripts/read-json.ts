/** @throws the status of a response that is an error */
export function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw response.status;
  return response.json();
}
