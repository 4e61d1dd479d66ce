import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../../ops/diagnostics/find-secrets.ts';
import { SecretMask } from '../../../ops/diagnostics/secret-mask.ts';
import { readConfig } from '../../../ops/index.ts';
import { growthOf, linearGrowth } from '../../harness/growth.ts';
import { run, small } from '../cli/run-main.ts';

const formats = ['human', 'json', 'github', 'sarif', 'md'] as const;
const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'dozjgNryP4J3jVmN'.repeat(8)}`;
const secrets = [
  ['an access key of Aliyun', 'LTAI5tQnKxExampleExample1'],
  ['an access key of AWS', 'AKIAIOSFODNN7EXAMPLE'],
  ['a JWT', jwt],
  ['a token of GitHub', 'ghp_0123456789abcdefghijABCDEFGHIJ012345'],
  ['a token of npm', 'npm_0123456789abcdefghijABCDEFGHIJ012345'],
  ['a private key', '-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkq\\n-----END PRIVATE KEY-----'],
] as const;

const masked = (text: string, ...all: string[]) => new SecretMask(all).mask(text);

/** Writes the text as the id of a missing city rule, which another finding quotes. */
async function outputsWith(text: string): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'funnel-secret-'));
  cpSync(small, dir, { recursive: true });
  const file = join(dir, 'channels.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"big-cities"', `"${text}"`));
  const outputs: string[] = [];
  for (const format of formats) {
    const summary = join(dir, 'summary.md');
    const io = { env: { GITHUB_STEP_SUMMARY: summary } };
    const { stdout, stderr } = await run(['check', '--config', dir, `--format=${format}`], io);
    outputs.push(stdout + stderr + (format === 'github' ? readFileSync(summary, 'utf8') : ''));
  }
  rmSync(dir, { recursive: true });
  return outputs;
}

describe('every format prints only the first four characters of a secret', () => {
  it.each(secrets)('%s', async (_name, secret) => {
    for (const output of await outputsWith(secret)) {
      expect(output).toContain('secret-like');
      expect(output).toContain('ref-unknown');
      // Markdown has its signs escaped.
      expect(output.replaceAll('\\', '')).toContain(`${secret.slice(0, 4)}…`);
      for (let at = 0; at + 8 <= secret.length; at += 1) {
        // A secret of these tests may contain words of the output, but no eight characters in a row.
        expect(output).not.toContain(secret.slice(at, at + 8));
      }
    }
  });

  it.each(['hunter2pass', 'abc'])('the password %s in an address', async (password) => {
    for (const output of await outputsWith(`https://ads:${password}@ads.example/a`)) {
      expect(output).not.toContain(`:${password}@`);
    }
  });
});

describe('no command shows a secret of the config', () => {
  const secret = 'LTAI5tKq8Zx3PmW7vRn2YdHc';
  const key = '-----BEGIN PRIVATE KEY-----\\nMIIEvQIBADANBgkq\\n-----END PRIVATE KEY-----';
  const token = 'ghp_0123456789abcdefghijABCDEFGHIJ012345';
  /** A repository whose last commit has the secrets, which its files may no longer have. */
  function repository(now: 'there' | 'gone'): string {
    const dir = mkdtempSync(join(tmpdir(), 'funnel-secret-'));
    cpSync(small, dir, { recursive: true });
    mkdirSync(join(dir, 'tests'));
    const visit = { visit: { channel: '5589' }, expect: { conversionId: 'other' } };
    writeFileSync(join(dir, 'tests/visits.json'), JSON.stringify({ visits: [{ name: token, ...visit }] }));
    const file = join(dir, 'channels.json');
    const sound = readFileSync(file, 'utf8');
    const ads = sound.replace(/"conversionId": "[^"]*"/, `"conversionId": "${secret}"`);
    expect(ads).not.toBe(sound);
    const site = join(dir, 'definitions/messages.json');
    const messages = readFileSync(site, 'utf8');
    writeFileSync(file, ads.replace('"title": "', `"title": "${token} ${key}`));
    writeFileSync(site, messages.replace(/("messages": \{\s*"[^"]*": ")/, `$1${secret}`));
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', dir, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'x');
    if (now === 'gone') {
      writeFileSync(file, sound);
      writeFileSync(site, messages);
    } else git('commit', '-q', '--allow-empty', '-m', 'y');
    return dir;
  }

  it.each(['there', 'gone'] as const)('which are %s', async (now) => {
    const dir = repository(now);
    const visitor = ['--channel', '5589', '--flags', '0,4,3'];
    const commands = [
      ...['human', 'json', 'md'].map((format) => ['plan', 'HEAD', `--format=${format}`]),
      ...['human', 'json'].map((format) => ['explain', ...visitor, '--vs', 'HEAD', `--format=${format}`]),
      ['explain', ...visitor, '--vs', 'HEAD', '--short'],
      ...['human', 'json'].map((format) => ['explain', ...visitor, `--format=${format}`]),
      ['explain', ...visitor, '--short'],
      ...['human', 'json'].map((format) => ['refs', 'channel:5589', `--format=${format}`]),
      ...['human', 'json'].map((format) => ['find', '--page', 'login', `--format=${format}`]),
      ...['human', 'json', 'md'].map((format) => ['coverage', `--format=${format}`]),
      ...['human', 'json'].map((format) => ['test', `--format=${format}`]),
      ['test', '--suggest'],
      ['rename', 'channel:5589', '5590'],
      ['check', '--fix'],
    ];
    let masked = 0;
    for (const args of commands) {
      const { stdout, stderr } = await run(args, { cwd: dir });
      const output = (stdout + stderr).replaceAll('\\', '');
      for (const one of [secret, token, 'nMIIEvQIBADANBgkq'])
        expect(output, args.join(' ')).not.toContain(one.slice(1, 9));
      if (/LTAI…|ghp_…/.test(output)) masked += 1;
    }
    expect(masked).toBeGreaterThan(1);
    rmSync(dir, { recursive: true });
  });

  it('masking hides a secret in any escaped form, and no text that only begins alike', () => {
    expect(masked('a "hunter2pass" b', 'hunter2pass')).toBe('a "hunt…" b');
    expect(masked('ghp\\_0123x', 'ghp_0123')).toBe('ghp_…x');
    expect(masked('ab\\u000acdefgh.', 'ab\ncdefgh')).toBe('ab\nc….');
    expect(masked('login', 'login1234')).toBe('login');
    expect(masked('login…', 'login1234')).toBe('logi……');
  });

  it.each([
    [
      'two secrets that begin alike',
      'ghp_01234567 and ghp_01239876',
      ['ghp_01234567', 'ghp_01239876'],
      'ghp_… and ghp_…',
    ],
    [
      'the shorter of two that begin alike',
      'a hunter2pass b',
      ['hunter2password12', 'hunter2pass'],
      'a hunt… b',
    ],
    [
      'two that are equal for eight characters',
      'x LTAI5tKqBBBB y',
      ['LTAI5tKqAAAAAA', 'LTAI5tKqBBBB'],
      'x LTAI… y',
    ],
    [
      'a secret that begins within another',
      'abcdefghijKLMNOPQRST.',
      ['abcdefghij', 'ghijKLMNOPQRST'],
      'abcd….',
    ],
    ['a secret after another', 'abcdefghij12345678.', ['abcdefghij', '12345678'], 'abcd…1234….'],
    ['a short password in two addresses', '//u:abc@x //abc@y:abc@', ['abc'], '//u:a…@x //abc@y:a…@'],
    ['passwords side by side', 'u:a:b@', ['b'], 'u:a:b…@'],
  ] as const)('masking hides %s', (_name, text, all, shown) => {
    expect(masked(text, ...all)).toBe(shown);
    expect(masked(text, ...[...all].reverse())).toBe(shown);
  });

  it('the work of masking a text does not grow with the number of secrets', () => {
    const secretOf = (at: number) => `ghp_same-beginning-${String(at).padStart(8, '0')}`;
    const comparedAmong = (count: number) => {
      const mask = new SecretMask(Array.from({ length: count }, (_, at) => secretOf(at)));
      expect(mask.mask(`a ${secretOf(3)} b\\_c :d@`)).toBe('a ghp_… b\\_c :d@');
      return mask.compared;
    };
    expect(comparedAmong(10_000)).toBe(comparedAmong(10));
  });

  it('the work of masking grows with the text and with the secrets in it, not with their product', () => {
    const comparedWith = (count: number) => {
      const all = Array.from({ length: count }, (_, at) => `ghp_${String(at).padStart(36, '0')}`);
      const mask = new SecretMask(all);
      expect(mask.mask(all.join(' '))).toBe(all.map(() => 'ghp_…').join(' '));
      return mask.compared;
    };
    expect(comparedWith(800)).toBeLessThanOrEqual(8 * comparedWith(100) * 1.2);
  });
});

describe('text without a secret', () => {
  it('this repository has no secret', () => {
    const root = join(import.meta.dirname, '../../..');
    const { sources } = readConfig(root);
    expect(sources.files.flatMap((file) => sources.secrets(file))).toEqual([]);
  });

  it.each([
    ['a conversion id', '"conversionId": "9f86d081884c7d659a2feaa0c55ad015"'],
    ['a mobile number', '"exempt": ["13800138000"]'],
    ['a word under such a name', '"token": "needs-a-login-first"'],
    ['a path under such a name', '"tokenPath": "/v1/user/loginMarkCode"'],
    ['an id with a year under such a name', '"token": "login-page-2026-with-password"'],
    ['an address with a port', '"https://ads.example:8443/a@b"'],
    ['Chinese', '"note": "密码：请在登录后的设置里修改，不要告诉任何人，也不要写在这里"'],
  ])('%s', (_name, json) => expect(findSecrets(json)).toEqual([]));

  it.each([
    ['hexadecimal digits', '"appSecret": "9f86d081884c7d659a2feaa0c55ad015"'],
    ['base64', '"password": "Zm9vYmFyMTIzNDU2Nzg5MA=="'],
    ['a UUID', '"access_key": "3f2504e0-4f89-11d3-9a0c-0305e82c3301"'],
    ['in a text', '"note": "小程序密钥：9f86d081884c7d659a2feaa0c55ad015"'],
  ])('but %s under such a name is one', (_name, json) => expect(findSecrets(json)).toHaveLength(1));

  it('the search for secrets takes linear time', () => {
    const growth = growthOf(5_000, (words) => {
      const long = `"${'token'.repeat(words)}"`;
      return () => expect(findSecrets(long)).toEqual([]);
    });
    expect(growth).toBeLessThan(linearGrowth);
  });
});
