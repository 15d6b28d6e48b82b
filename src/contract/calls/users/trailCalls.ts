import { mainCall } from '../../call';
import {
  trailAddRequest,
  trailCheck,
  trailEvidenceQuery,
  trailExportQuery,
  trailLogins,
  trailLoginsFileQuery,
  trailLoginsQuery,
  trailOfLogin,
  trailOfLoginQuery,
  trailVerifyQuery,
} from '../../entities/users/trail';
import { done, file } from '../../schemas';

const read = { who: 'trail.read', rows: 'institution', chosenByUs: true } as const;

/** The trail of logins and liveness (TR-02; ours). */
export const trailCalls = {
  logins: mainCall({
    method: 'GET',
    path: 'trail/logins',
    query: trailLoginsQuery,
    answer: trailLogins,
    ...read,
    means:
      "Returns the institution's sign-ins from the trail, newest first. `of=house` returns attempts with unknown usernames, for auditors of an institution without a parent.",
  }),
  loginsExport: mainCall({
    method: 'GET',
    path: 'trail/logins/export',
    query: trailLoginsFileQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'Exports the list as a readable file. The download is recorded.',
  }),
  login: mainCall({
    method: 'GET',
    path: 'trail/login/{id}',
    query: trailOfLoginQuery,
    answer: trailOfLogin,
    ...read,
    means:
      'Returns the trail of one sign-in ({id} is the userLoginLogId), oldest first: all rows of the server, up to `most` rows of the app, and the number of omitted rows.',
  }),
  verify: mainCall({
    method: 'GET',
    path: 'trail/verify',
    query: trailVerifyQuery,
    answer: trailCheck,
    ...read,
    means: "Verifies a part of the institution's chain and compares it with the external anchors.",
  }),
  exportCsv: mainCall({
    method: 'GET',
    path: 'trail/export/csv',
    query: trailExportQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'Exports the chain as CSV. It can be verified without a server (docs/auditors.md).',
  }),
  exportJson: mainCall({
    method: 'GET',
    path: 'trail/export/json',
    query: trailExportQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'Exports the chain as JSON. It can be verified without a server (docs/auditors.md).',
  }),
  evidence: mainCall({
    method: 'GET',
    path: 'trail/evidence/{id}',
    query: trailEvidenceQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means:
      'Exports one sign-in ({id} is the userLoginLogId) as an HTML file with its rows, chart, anchors and an offline checker.',
  }),
  anchors: mainCall({
    method: 'GET',
    path: 'trail/anchors',
    query: trailEvidenceQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'Exports the anchors of the chain, one JSON line each, for a later comparison with the trail.',
  }),
  add: mainCall({
    method: 'POST',
    path: 'trail/add',
    body: trailAddRequest,
    answer: done,
    who: 'halfSession',
    rows: 'own',
    chosenByUs: true,
    quiet: true,
    byItself: true,
    afterEnd: true,
    means:
      'Records the steps of the sign-in machine in the app. A repeated row is stored once. A sign-in has at most a thousand rows. An ended session can still record its last steps.',
  }),
};
