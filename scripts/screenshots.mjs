// `npm run screenshots`: every screen in three languages, light and dark, on two displays, into .cache/screenshots; and docs/picture.png.
import { buildAll } from './buildAll.mjs';
import { install, requireNode } from './install.mjs';
import { journeys } from './journeys.mjs';

requireNode();
await install();
process.env.SCREENSHOTS = '1';
process.exitCode = (await buildAll()) && (await journeys(process.argv.slice(2))) ? 0 : 1;
