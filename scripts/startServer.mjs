// Installs and builds what is missing, then runs the server until it ends. No dependencies: it runs before `npm ci`.
import { build } from './build.mjs';
import { install, requireNode } from './install.mjs';
import { ended, forwardSignals, start, typescript } from './processes.mjs';

export const startServer = async ({ production = false } = {}) => {
  requireNode();
  await install({ production });
  if (!(await build())) {
    console.error('The app could not be built: see webpack’s message above.');
    process.exit(1);
  }
  const env = production ? { NODE_ENV: 'production' } : {};
  const server = start(typescript('server/main.ts', ...process.argv.slice(2)), { env, detached: true });
  forwardSignals([server]);
  process.exitCode = await ended(server);
};
