import { dist } from '../../publish/environment/settings.ts';
import { rollback } from '../../publish/releases/rollback.ts';

// npm run publish:rollback: switches to the previous release.
// npm run publish:rollback -- 3f2a: switches to that release of npm run publish:list.
try {
  const { version, before } = rollback(dist, process.argv[2] ?? null);
  process.stdout.write(`version ${version} is served again, after ${before}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
}
