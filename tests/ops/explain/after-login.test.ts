import { expect, test } from 'vitest';
import { Explainer } from '../../../ops/explain/explain.ts';
import { readConfig } from '../../../ops/index.ts';
import { config, root } from '../../runtime/real-config.ts';

const explainer = new Explainer(config, readConfig(root).sources);
const explained = (host: string, path: string, language: 'zh' | 'en') => {
  const { outcome, steps } = explainer.explain({ host, path }, language, false);
  const [step] = steps.filter(({ stage }) => stage === 'afterLogin');
  return { landing: outcome.landing.path, begins: / ?(\S+)/.exec(step?.value ?? '')?.[1] ?? '', step };
};

test.each(['default', ...Object.keys(config.hosts.hosts)])(
  'on %s what follows a login says at which page it is assumed, unless the visitor stands there',
  (host) => {
    for (const path of ['/', '/login', '/form-package', '/privacy-policy']) {
      const { landing, begins, step } = explained(host, path, 'zh');
      const assumed = step?.reason.startsWith(`如果在登录页 ${begins} 登录：`);
      expect([path, landing, assumed]).toEqual([path, landing, landing !== begins]);
      const en = explained(host, path, 'en').step?.reason.startsWith(
        `if the visitor logs in at the login page ${begins}: `,
      );
      expect(en).toBe(assumed);
    }
  },
);

test('the home page of carloan.example leads to no login page: a login is told as one that has not happened', () => {
  const { landing, begins } = explained('carloan.example', '/', 'zh');
  expect([landing, begins]).toEqual(['/carloan', '/login']);
});
