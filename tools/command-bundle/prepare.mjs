// After npm install and npm ci: makes the bundle from which the commands start. Plain JavaScript for old versions of Node,
// and no reason for an installation to fail.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { localNode, root } from '../../ops/cli/local-node.mjs';

const node = localNode();
if (node) spawnSync(node, [join(root, 'tools/command-bundle/make.ts')], { stdio: 'inherit' });
