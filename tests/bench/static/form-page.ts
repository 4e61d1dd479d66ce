import type { BenchField } from '../fields.ts';

const style = `
*{box-sizing:border-box}
body{margin:0;background:#f3f7f5;color:#12221d;font:16px/1.6 -apple-system,BlinkMacSystemFont,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:0 16px 24px}
form{margin-top:12px;padding:20px 16px;border-radius:14px;background:#fff}
.field{min-width:0;margin:0 0 18px;padding:0;border:0}
.label{display:block;margin-bottom:6px;padding:0;font-size:15px}
.control{width:100%;min-height:50px;padding:11px 14px;border:1px solid #8f949e;border-radius:10px;background:#fff;font:inherit}
.chips{display:flex;flex-wrap:wrap}
.chips label{margin:0 8px 8px 0;padding:8px 12px;border:1px solid #8f949e;border-radius:10px}
.submit{width:100%;min-height:52px;border:0;border-radius:14px;background:#0b6b57;color:#fff;font:inherit;font-size:17px}`;

const chip = (id: string, option: string) =>
  `<label><input type="radio" name="${id}" value="${option}"> ${option}</label>`;

function fieldHtml({ kind, id, label, options = [] }: BenchField): string {
  if (kind === 'consent')
    return `<p class="field"><label><input type="checkbox" name="${id}"> ${label}</label></p>`;
  if (kind === 'choice') {
    const chips = options.map((option) => chip(id, option)).join('');
    return `<fieldset class="field"><legend class="label">${label}</legend><div class="chips">${chips}</div></fieldset>`;
  }
  const listed = options.map((option) => `<option>${option}</option>`).join('');
  const control =
    kind === 'select'
      ? `<select class="control" id="${id}" name="${id}"><option value="">请选择</option>${listed}</select>`
      : `<input class="control" id="${id}" name="${id}" inputmode="${kind === 'number' ? 'decimal' : 'text'}">`;
  return `<div class="field"><label class="label" for="${id}">${label}</label>${control}</div>`;
}

/** A static page with one form: the limit of what a form page can be. */
export const formPage = (title: string, fields: readonly BenchField[]): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<form method="post" novalidate>
${fields.map(fieldHtml).join('\n')}
<button class="submit" type="submit">提交申请</button>
</form>
</main>
</body>
</html>
`;
