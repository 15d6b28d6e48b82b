import type { trailCalls } from '@/contract/calls/trailCalls';
import { keepRecorded } from './recordedTrail';
import { trailFile } from './trailFile';
import { trailListFile } from './trailListFile';
import { findLogins, oneLogin } from './trailLogins';
import { verifyTrail } from './verifyTrail';
import type { Handlers } from '../../access/callContext';

/** The trail of logins and liveness (TR-02; ours). */
export const trailHandlers: Handlers<typeof trailCalls> = {
  logins: findLogins,
  loginsExport: trailListFile,
  login: ({ id, ...asked }, context) => oneLogin(id, asked, context),
  verify: verifyTrail,
  exportCsv: (period, context) => trailFile('csv', period, context),
  exportJson: (period, context) => trailFile('json', period, context),
  async add({ rows }, context) {
    await keepRecorded(rows, context);
    return null;
  },
};
