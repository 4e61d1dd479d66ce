import { dist } from '../../publish/environment/settings.ts';
import { rollback } from '../../publish/releases/rollback.ts';

// npm run publish:rollback: serves the version before the one that is served.
// npm run publish:rollback -- 3f2a: serves that version of npm run publish:list.
try {
  const { version, before } = rollback(dist, process.argv[2] ?? null);
  process.stdout.write(`version ${version} is served again, after ${before}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
}
