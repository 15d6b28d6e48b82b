// Supervises the built server: the last step of `npm start` and `npm run serve`.
import { waitForEnd, forwardSignals, start } from '../processes.mjs';
import { getServerProgram } from '../build/serverBundle.mjs';
import { supervise } from './supervise.mjs';

/** Runs the server until it ends for good; returns its last exit code. */
export const superviseServer = (env = {}, args = []) => {
  const servers = [];
  const isStopping = forwardSignals(servers);
  const runOnce = () => {
    const server = start(getServerProgram('main', ...args), { env, detached: true });
    servers.splice(0, 1, server);
    return waitForEnd(server);
  };
  return supervise(runOnce, { isStopping });
};
