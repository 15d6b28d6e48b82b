// The server as it is built, kept running: what `npm start` and `npm run serve` do when everything is there.
import { ended, forwardSignals, start } from './processes.mjs';
import { serverProgram } from './serverBundle.mjs';
import { supervise } from './supervise.mjs';

/** Runs it until it ends for good; gives its last exit code. */
export const superviseServer = (env = {}, args = []) => {
  const servers = [];
  const isStopping = forwardSignals(servers);
  const runOnce = () => {
    const server = start(serverProgram('main', ...args), { env, detached: true });
    servers.splice(0, 1, server);
    return ended(server);
  };
  return supervise(runOnce, { isStopping });
};
