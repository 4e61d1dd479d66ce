import { setTimeout as wait } from 'node:timers/promises';
import { type HttpClient, IdleConnectionClosed } from './http-client.ts';

/** The leads of a run. */
export interface LeadFindings {
  /** Request ids whose lead was confirmed. */
  confirmed: Set<string>;
  /** Answers that were cut off on purpose; the lead was sent again with the same request id. */
  cutOff: number;
  /** Requests that a reload of nginx cut off, and that were sent again. */
  resent: number;
  ms: number[];
  errors: string[];
}

/** The host of the calls. */
const host = 'm.example';

interface Envelope {
  code: number;
  msg?: string;
  data?: unknown;
}

/** Logs in by SMS code, as the login form does. @returns the token */
export async function logIn(client: HttpClient, sandbox: HttpClient, phone: string): Promise<string> {
  await call(client, '/v1/user/sendLoginSms', { phone });
  const inbox = await sandbox.send({ host: 'localhost', path: `/sandbox/inbox.json?phone=${phone}` });
  const [{ code } = { code: '' }] = JSON.parse(inbox.body) as { code: string }[];
  const { data } = await call(client, '/v1/user/loginSmsCode', { phone, code });
  return (data as { access_token: string }).access_token;
}

async function call(client: HttpClient, path: string, form: Record<string, string>): Promise<Envelope> {
  const { status, body } = await client.send({ host, path: `/api${path}`, form });
  const envelope = JSON.parse(body) as Envelope;
  if (status !== 200 || envelope.code !== 200) throw new Error(`${path}: ${status} ${body}`);
  return envelope;
}

/** Sends a lead until it is confirmed; the answer of each tenth is cut off on purpose, unless it arrives before. */
export async function sendLead(
  client: HttpClient,
  token: string,
  id: string,
  findings: LeadFindings,
): Promise<void> {
  const form = {
    _token: token,
    _channel: '5262',
    form: 'form-package',
    request_id: id,
    fields: JSON.stringify({ name: '测试', amount: 10_000 }),
  };
  let abortAfterMs = Math.random() < 0.1 ? Math.random() * 10 : undefined;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const began = performance.now();
    try {
      const { status, body } = await client.send({
        host,
        path: '/api/v3/user/formSave',
        form,
        ...(abortAfterMs !== undefined && { abortAfterMs }),
      });
      if (status === 200 && (JSON.parse(body) as Envelope).code === 200) {
        findings.confirmed.add(id);
        findings.ms.push(performance.now() - began);
      } else findings.errors.push(`${id}: ${status} ${body.slice(0, 200)}`);
      return;
    } catch (error) {
      if (abortAfterMs !== undefined) findings.cutOff += 1;
      else if (error instanceof IdleConnectionClosed) findings.resent += 1;
      else {
        findings.errors.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
      abortAfterMs = undefined;
      await wait(20);
    }
  }
  findings.errors.push(`${id}: not confirmed in 5 attempts`);
}
