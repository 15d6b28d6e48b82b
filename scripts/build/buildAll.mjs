// Builds the app and the server, each when something it is made of has changed since its last build.
import { buildOnce } from './buildOnce.mjs';
import { run, getTool } from '../processes.mjs';
import { buildServer } from './serverBundle.mjs';

/** True when `dist` is the app as the sources are now. */
const buildApp = () =>
  buildOnce({
    name: 'app',
    folder: 'dist',
    sources: ['src', 'config', 'webpack.config.ts', 'tsconfig.json', 'package-lock.json'],
    make: async () => (await run(getTool('webpack/bin/webpack.js', '--mode', 'production'))) === 0,
  });

/** True when `dist` and `dist-server` are what the sources are now. */
export const buildAll = async () => (await buildServer()) && (await buildApp());
