// Installs and builds what is missing, then runs the server until it ends. No dependencies: it runs before `npm ci`.
import { buildAll } from './buildAll.mjs';
import { install, requireNode } from './install.mjs';
import { ended, forwardSignals, start } from './processes.mjs';
import { serverProgram } from './serverBundle.mjs';
import { supervise } from './supervise.mjs';

export const startServer = async ({ production = false } = {}) => {
  requireNode();
  await install({ production });
  if (!(await buildAll())) {
    console.error('It could not be built: see the message above.');
    process.exit(1);
  }
  const env = production ? { NODE_ENV: 'production' } : {};
  const servers = [];
  const isStopping = forwardSignals(servers);
  const runOnce = () => {
    const server = start(serverProgram('main', ...process.argv.slice(2)), { env, detached: true });
    servers.splice(0, 1, server);
    return ended(server);
  };
  process.exitCode = await supervise(runOnce, { isStopping });
};
