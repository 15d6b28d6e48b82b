// Installs and builds what is missing, then runs the server until it ends. No dependencies: it runs before `npm ci`.
import { buildAll } from '../build/buildAll.mjs';
import { install, requireNode } from '../install.mjs';
import { superviseServer } from './superviseServer.mjs';

export const startServer = async ({ production = false } = {}) => {
  requireNode();
  await install({ production });
  if (!(await buildAll())) {
    console.error('It could not be built: see the message above.');
    process.exit(1);
  }
  const env = production ? { NODE_ENV: 'production' } : { SIMULATED_LENDER: process.env.SIMULATED_LENDER ?? '60' };
  process.exitCode = await superviseServer(env, process.argv.slice(2));
};
