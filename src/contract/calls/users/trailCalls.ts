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
      'The sign-ins of the institution as the trail tells of them, newest first; with `of=house` those under names that nobody has, for the auditors of an institution that stands under no other.',
  }),
  loginsExport: mainCall({
    method: 'GET',
    path: 'trail/logins/export',
    query: trailLoginsFileQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'The same as a file to read; who took it away is recorded.',
  }),
  login: mainCall({
    method: 'GET',
    path: 'trail/login/{id}',
    query: trailOfLoginQuery,
    answer: trailOfLogin,
    ...read,
    means:
      'What the trail says about one sign-in ({id} is the userLoginLogId), oldest first: every row of the server, `most` of the app, and how many are left.',
  }),
  verify: mainCall({
    method: 'GET',
    path: 'trail/verify',
    query: trailVerifyQuery,
    answer: trailCheck,
    ...read,
    means: "Checks a stretch of the institution's chain, and compares it with the anchors kept outside.",
  }),
  exportCsv: mainCall({
    method: 'GET',
    path: 'trail/export/csv',
    query: trailExportQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'The chain as CSV. It can be checked without a server (docs/auditors.md).',
  }),
  exportJson: mainCall({
    method: 'GET',
    path: 'trail/export/json',
    query: trailExportQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'The chain as JSON. It can be checked without a server (docs/auditors.md).',
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
      'One sign-in ({id} is the userLoginLogId) as an HTML file with its rows, chart, anchors and a checker that needs no network.',
  }),
  anchors: mainCall({
    method: 'GET',
    path: 'trail/anchors',
    query: trailEvidenceQuery,
    answer: file,
    ...read,
    confirmed: true,
    download: 'saved',
    means: 'The anchors of the chain, one JSON line each, for comparison with the trail at a later time.',
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
      'Records the steps of the login machine in the app. A repeated row is stored once. A sign-in has room for a thousand rows. A session that has ended can still record its last steps.',
  }),
};
