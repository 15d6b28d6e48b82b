import type { trailCalls } from '@/contract/calls/users/trailCalls';
import { exportTrailAnchors, exportTrailEvidence } from './evidence/exportTrailEvidence';
import { storeRecordedRows } from './storeRecordedRows';
import { exportTrailFile, exportLogins } from './exportTrailFile';
import { findLogins, showLogin } from './trailLogins';
import { verifyTrail } from './verifyTrail';
import type { Handlers } from '../../access/callContext';

/** Handlers of the audit log of logins and liveness (TR-02; ours). */
export const trailHandlers: Handlers<typeof trailCalls> = {
  logins: findLogins,
  loginsExport: exportLogins,
  login: ({ id, ...query }, context) => showLogin(id, query, context),
  verify: verifyTrail,
  exportCsv: (period, context) => exportTrailFile('csv', period, context),
  exportJson: (period, context) => exportTrailFile('json', period, context),
  evidence: ({ id, of }, context) => exportTrailEvidence(id, of, context),
  anchors: ({ of }, context) => exportTrailAnchors(of, context),
  async add({ rows }, context) {
    await storeRecordedRows(rows, context);
    return null;
  },
};
