import { fileOf, type Shot, states } from './shots.ts';

const style = `
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #1b1f24; background: #eef0f2 }
nav { columns: 5 180px; margin-bottom: 32px }
nav a { display: block }
h2 { margin: 40px 0 12px; position: sticky; top: 0; padding: 8px 0; background: #eef0f2 }
section div { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 16px; align-items: start }
figure { margin: 0; flex: none; width: 195px }
img { width: 195px; display: block; background: #fff; box-shadow: 0 1px 4px #0003 }
figcaption { font-size: 12px }
.failed { color: #b00020 }`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function groupBy<K>(shots: readonly Shot[], keyOf: (shot: Shot) => K): Map<K, Shot[]> {
  const groups = new Map<K, Shot[]>();
  for (const shot of shots) groups.set(keyOf(shot), [...(groups.get(keyOf(shot)) ?? []), shot]);
  return groups;
}

/** One HTML page with all pictures: a section per page, a row per state, a column per brand. */
export function contactSheet(shots: readonly Shot[], trouble: ReadonlyMap<Shot, readonly string[]>): string {
  const figure = (shot: Shot): string => {
    const file = fileOf(shot);
    const errors = (trouble.get(shot) ?? []).map((line) => `<br><b class="failed">${escapeHtml(line)}</b>`);
    const caption = `${shot.page} · ${shot.brand} · ${states[shot.state]}`;
    return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${caption}"></a><figcaption>${caption}${errors.join('')}</figcaption></figure>`;
  };
  const pages = [...groupBy(shots, (shot) => shot.page)].map(([page, ofPage]) => {
    const rows = [...groupBy(ofPage, (shot) => shot.state).values()].map(
      (row) => `<div>${row.map(figure).join('\n')}</div>`,
    );
    return { page, html: `<section id="${page}"><h2>${page}</h2>\n${rows.join('\n')}\n</section>` };
  });
  const links = pages.map(({ page }) => `<a href="#${page}">${page}</a>`).join('\n');
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>${style}</style>
<h1>Gallery: ${pages.length} pages, ${shots.length} pictures</h1>
<nav>${links}</nav>
${pages.map(({ html }) => html).join('\n')}
</html>
`;
}
