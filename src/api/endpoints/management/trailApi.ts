import { trailCalls } from '@/contract/calls/users/trailCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { createTag } from '../../client/tags';

/** The trail of logins and liveness (TR-02; ours). */
export const trailApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      trailLogins: reads(trailCalls.logins, ['Trail']),
      trailLoginsExport: files(trailCalls.loginsExport),
      trailLogin: reads(trailCalls.login, ({ id }) => [createTag('Trail', id)]),
      trailVerify: changes(trailCalls.verify),
      trailExportCsv: files(trailCalls.exportCsv),
      trailExportJson: files(trailCalls.exportJson),
      trailEvidence: files(trailCalls.evidence),
      trailAnchors: files(trailCalls.anchors),
      trailAdd: changes(trailCalls.add),
    };
  },
});

export const {
  useTrailLoginsQuery,
  useTrailLoginsExportMutation,
  useTrailLoginQuery,
  useTrailVerifyMutation,
  useTrailExportCsvMutation,
  useTrailExportJsonMutation,
  useTrailEvidenceMutation,
  useTrailAnchorsMutation,
} = trailApi;
