// Installs and builds what is missing, then runs the server until it ends. No dependencies: it runs before `npm ci`.
import { buildAll } from '../build/buildAll.mjs';
import { install, requireNode } from '../install.mjs';
import { superviseServer } from './superviseServer.mjs';

/** Settings that keep synthetic data active, unless the environment sets them. A gateway has its own recipients. */
const getTrialSettings = ({
  MESSAGE_CHANNELS = 'sms,waba,blu,lunar,ivr',
  SIMULATED_LENDER = '60',
  SIMULATED_REPLIES,
  SMS_GATEWAY,
}) => ({
  MESSAGE_CHANNELS: SMS_GATEWAY === 'http' ? (process.env.MESSAGE_CHANNELS ?? 'sms') : MESSAGE_CHANNELS,
  SIMULATED_LENDER,
  SIMULATED_REPLIES: SIMULATED_REPLIES ?? (SMS_GATEWAY === 'http' ? 'off' : 'on'),
});

export const startServer = async ({ production = false } = {}) => {
  requireNode();
  await install({ production });
  if (!(await buildAll())) {
    console.error('It could not be built: see the message above.');
    process.exit(1);
  }
  const env = production ? { NODE_ENV: 'production' } : getTrialSettings(process.env);
  process.exitCode = await superviseServer(env, process.argv.slice(2));
};
