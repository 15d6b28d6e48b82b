// `npm run screenshots`: every screen in three languages, light and dark, on three displays, into .cache/screenshots; and docs/picture.png.
import { install, requireNode } from './install.mjs';
import { runJourneys, withServer } from './journeys.mjs';

requireNode();
await install();
process.env.SCREENSHOTS = '1';
process.exitCode = (await withServer((env) => runJourneys(process.argv.slice(2), env))) ? 0 : 1;
