import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuildStamp } from '../../../publish/app-build/build-stamp.ts';
import { writeInlineScripts } from '../../../publish/app-build/inline-scripts-file.ts';
import { httpClientModule, routerModule } from '../../../publish/prerender/page-html.ts';

const script = `/assets/index-Ab3dEf9_.js`;

/** An app build without JavaScript and rendered pages: tests of publishing and serving need no real one. */
export function writeStandInApp(appDir: string): void {
  mkdirSync(join(appDir, 'assets'), { recursive: true });
  const html = `<!doctype html><html><head><!--funnel:head--></head><body><!--funnel:data--><script type="module" src="${script}"></script></body></html>`;
  writeFileSync(join(appDir, 'index.html'), html);
  writeFileSync(join(appDir, script), 'console.log("app");\n'.repeat(200));
  writeFileSync(join(appDir, 'assets/index-C29-6GvQ.css'), 'body{margin:0}\n'.repeat(100));
  writeFileSync(join(appDir, 'assets/tiny-Abcd1234.js'), '1');
  writeFileSync(join(appDir, 'assets/photo.webp'), Buffer.alloc(3000, 7));
  for (const folder of ['.vite', 'prerender']) mkdirSync(join(appDir, folder), { recursive: true });
  const tiny = { file: 'assets/tiny-Abcd1234.js' };
  const chunks = { [httpClientModule]: tiny, [routerModule]: tiny };
  writeFileSync(join(appDir, '.vite/manifest.json'), JSON.stringify(chunks));
  writeFileSync(
    join(appDir, 'prerender/prerender.js'),
    'export const prerenderPage = async () => null, prerenderDestination = prerenderPage;\n',
  );
  writeInlineScripts(appDir, { boot: '', deferred: '', shell: '', lateStyles: '', startFailure: '' });
  writeBuildStamp(appDir);
}
