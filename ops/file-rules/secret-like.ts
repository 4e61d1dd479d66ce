import { defineRule } from '../config/rule.ts';
import { maskedForm } from '../diagnostics/find-secrets.ts';
import { quote } from '../text/text.ts';

/**
 * What looks like a secret, anywhere in the text of a file: the config is public, whoever opens the site has it. The
 * rule searches the text, not the values, so that it covers files that are no JSON.
 */
export const secretLike = defineRule({
  code: 'secret-like',
  severity: 'error',
  scope: 'text',
  doc: {
    what: {
      zh: '像是私钥、访问密钥、令牌或密码；只显示前 4 个字符',
      en: 'something that looks like a private key, access key, token or password; only its first four characters are shown',
    },
    why: {
      zh: '配置会发到每个访客的手机上，写进来就等于公开',
      en: 'the config goes to the phone of every visitor: what stands in it is public',
    },
    example: {
      file: 'channels.json',
      good: '"title": "示例金融"',
      bad: '"note": "AKIAIOSFODNN7EXAMPLE", "title": "示例金融"',
    },
  },
  run: (sources) =>
    sources.files.flatMap((file) =>
      sources.secrets(file).map(({ start, end, name }) => {
        const { file: _, ...range } = sources.locationAt(file, start, end);
        const shown = quote(maskedForm(sources.text(file).slice(start, end)));
        return {
          message: { zh: `${shown} 像是${name.zh}`, en: `${shown} looks like ${name.en}` },
          file,
          range,
          pointer: sources.pointerAt(file, start),
          related: [],
          help: {
            zh: '配置人人可见: 在服务商处作废它, 把新的放到服务器上',
            en: 'everybody can read the config: revoke it where it was issued, and keep the new one on the server',
          },
        };
      }),
    ),
});
