import type { trailCalls } from '@/contract/calls/users/trailCalls';
import { trailAnchorsFile, trailEvidence } from './evidence/trailEvidence';
import { storeRecordedRows } from './recordedTrail';
import { trailFile, trailListFile } from './trailFile';
import { findLogins, oneLogin } from './trailLogins';
import { verifyTrail } from './verifyTrail';
import type { Handlers } from '../../access/callContext';

/** Handlers of the audit log of logins and liveness (TR-02; ours). */
export const trailHandlers: Handlers<typeof trailCalls> = {
  logins: findLogins,
  loginsExport: trailListFile,
  login: ({ id, ...asked }, context) => oneLogin(id, asked, context),
  verify: verifyTrail,
  exportCsv: (period, context) => trailFile('csv', period, context),
  exportJson: (period, context) => trailFile('json', period, context),
  evidence: ({ id, of }, context) => trailEvidence(id, of, context),
  anchors: ({ of }, context) => trailAnchorsFile(of, context),
  async add({ rows }, context) {
    await storeRecordedRows(rows, context);
    return null;
  },
};
