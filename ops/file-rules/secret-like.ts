import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { masked } from '../diagnostics/find-secrets.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { quote } from '../text/text.ts';

/**
 * What looks like a secret, anywhere in the text of a file: the config is public, whoever opens the site has it. It is
 * looked for in the text, not the values, so that a file that is no JSON is looked at as well.
 */
export const secretLike = (sources: Sources): Diagnostic[] =>
  sources.files.flatMap((file) =>
    sources.secrets(file).map(({ start, end, name }): Diagnostic => {
      const { file: _, ...range } = sources.place(file, start, end);
      const shown = quote(masked(sources.text(file).slice(start, end)));
      return {
        code: 'secret-like',
        severity: 'error',
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
  );
