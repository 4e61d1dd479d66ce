import { dist, settingsOrExit } from '../../publish/environment/settings.ts';
import { serve } from '../serve/serve.ts';

// The sandbox as the product API behind nginx, in a process of its own.
const { port } = await serve(dist.public, settingsOrExit());
process.send?.(port);
