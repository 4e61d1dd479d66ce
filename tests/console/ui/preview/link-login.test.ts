import { afterAll, expect, test } from 'vitest';
import { explainStep } from '../../../../console/ui/preview/explain-step.ts';
import { sandboxSettings } from '../../../../console/ui/preview/staged-visit.ts';
import { linkMarksOf, withLinkLogin } from '../../../../console/ui/visitor/link-login.ts';
import { wholeVisitor } from '../../../../console/ui/visitor/visitor.ts';
import { displayNamesOf } from '../../../../ops/explain/display-names.ts';
import { Explainer } from '../../../../ops/explain/explain.ts';
import type { ExplainInput } from '../../../../ops/explain/input.ts';
import { visitStartOf } from '../../../../ops/explain/visit-start.ts';
import { readConfig } from '../../../../ops/index.ts';
import { followRedirects } from '../../../../runtime/index.ts';
import { config, root } from '../../../runtime/real-config.ts';
import { startSandbox } from '../../../sandbox/harness/sandbox-client.ts';

const explainer = new Explainer(config, readConfig(root).sources);
const names = displayNamesOf(explainer);
const client = {
  explain: async ({ input }: { input: ExplainInput }) => ({ draft: explainer.explain(input, 'zh', false) }),
};
const store = { client, names } as unknown as Parameters<typeof explainStep>[0];
const sandbox = startSandbox();
afterAll(() => sandbox.end());

const calls = { mark: '/v1/user/loginMark', markcode: '/v3/user/loginMarkCode' } as const;
type Mark = keyof typeof calls;

/** Where the phone comes to: by what the sandbox answers to the login of the link. */
async function landingOfPhone(input: ExplainInput, mark: Mark, value: string): Promise<string> {
  await sandbox.set(sandboxSettings(input, names));
  const response = await sandbox.post(calls[mark], { [mark]: value });
  const isIn = response.ok && ((await response.json()) as { code: number }).code === 200;
  const site = explainer.site(input.host);
  const { path, situation } = visitStartOf(site, wholeVisitor(input, names));
  const answers = { ...situation.answers, [mark]: isIn ? 'ok' : 'failed' } as const;
  const chain = followRedirects(site, { ...situation, answers }, path, null);
  return chain.kind === 'need' ? 'need' : chain.path;
}

const landing = async (input: ExplainInput, trail: Parameters<typeof explainStep>[1]['trail']) =>
  (await explainStep(store, { input, trail, language: 'zh', revision: 'draft' })).answer.draft?.outcome
    .landing;

const cases = ['default', ...Object.keys(config.hosts.hosts)].flatMap((host) =>
  (['mark', 'markcode'] as const).flatMap((mark) =>
    ['abc', `sandbox-${mark}-13800138000`].flatMap((value) =>
      (['works', 'fails'] as const).map((answer) => ({ host, mark, value, answer })),
    ),
  ),
);

test.each(cases)(
  'on $host the explanation of a $mark ($value) that $answer ends where the phone stands',
  async ({ host, mark, value, answer }) => {
    for (const path of ['/', '/login']) {
      const plain: ExplainInput = { host, path: `${path}?${mark}=${value}` };
      const fails = withLinkLogin(plain, answer);
      const input = { ...plain, ...(fails && { fails }) };
      // Twice: the second visit is that of “start again”.
      const stands = await landingOfPhone(input, mark, value);
      expect(await landingOfPhone(input, mark, value)).toBe(stands);
      const stored = { token: answer === 'works', firstVisit: true, loginAddress: null };
      expect(await landing(input, [{ path: stands, stored }])).toMatchObject({ path: stands });
    }
  },
);

test('the choice is there where the address has a mark, and leaves other failing calls alone', () => {
  expect(linkMarksOf({ path: '/login?markcode=a&mark=b' })).toEqual(['mark', 'markcode']);
  expect(linkMarksOf({ path: '/', query: { mark: 'a' } })).toEqual(['mark']);
  expect(linkMarksOf({ path: '/mark' })).toEqual([]);
  expect(withLinkLogin({ fails: ['ipInfo'] }, 'fails')).toEqual(['ipInfo', 'mark']);
  expect(withLinkLogin({ fails: ['ipInfo', 'mark'] }, 'works')).toEqual(['ipInfo']);
  expect(withLinkLogin({ fails: ['mark'] }, 'works')).toBe(undefined);
});
