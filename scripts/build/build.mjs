// `npm run build`: the app into dist/, the server into dist-server/.
import { buildAll } from './buildAll.mjs';
import { install, requireNode } from '../install.mjs';

requireNode();
await install();
process.exitCode = (await buildAll()) ? 0 : 1;
