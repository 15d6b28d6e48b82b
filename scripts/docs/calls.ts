// Writes docs/calls.md from the contract; with --check it only reports whether the page is current.
import type { Call, Calls } from '../../src/contract/call';
import { ALL_CALLS } from '../../src/contract/calls/allCalls';
import { getEndpoint, getTopicsUsing, findUnusedCalls } from './findUnusedCalls';
import { formatPage } from './formatPage';

const BASE = { main: '/prod/', older: '/api/' } as const;

const MARKS: readonly { of: (row: Call) => unknown; say: (row: Call) => string }[] = [
  { of: (row) => row.raw, say: () => 'raw' },
  { of: (row) => row.quiet, say: () => 'quiet' },
  { of: (row) => row.download, say: (row) => `file, ${row.download ?? ''}` },
  { of: (row) => row.when, say: (row) => `when ${new URLSearchParams(row.when).toString()}` },
  { of: (row) => row.once, say: () => 'once' },
  { of: (row) => row.afterEnd, say: () => 'afterEnd' },
  { of: (row) => row.confirmed, say: () => 'confirmed' },
  { of: (row) => row.notice, say: (row) => `notice: ${row.notice ?? ''}` },
  { of: (row) => row.bodyMaxBytes, say: (row) => `body ≤ ${((row.bodyMaxBytes ?? 0) / 1024 / 1024).toFixed(1)} MB` },
];

const getMarks = (row: Call): string =>
  MARKS.flatMap(({ of, say }) => (of(row) === undefined ? [] : [say(row)])).join(', ');

const getLine = (file: string, [name, row]: [string, Call]): string =>
  `| ${name} | \`${getEndpoint(file, name)}\` | ${row.method} | \`${BASE[row.client]}${row.path}\` | ${row.who} | ${row.rows} | ${getMarks(row)} | ${row.chosenByUs === true ? 'ours' : ''} | ${getTopicsUsing(file, name).join(', ') || 'none'} | ${row.means} |`;

const HEAD = [
  '| call | endpoint | method | path | who | rows | special | chosen by us | used by | description |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

const getSection = ([file, rows]: [string, Calls]): string =>
  [`## ${file}`, '', ...HEAD, ...Object.entries(rows).map((each) => getLine(file, each)), ''].join('\n');

const INTRODUCTION = `# All calls

Made from \`src/contract/calls\` by \`npm run docs\`; do not edit.

- **endpoint**: the RTK Query endpoint in \`src/api\`; a test fails when a row has none, and the server does not compile without a handler for each row.
- **who**: \`anyone\`; \`halfSession\`: also before a required face check; \`signedIn\`: every role; otherwise a permission of \`src/contract/permissions.ts\`.
- **rows**: \`own\`: the caller's own; \`visibleCases\`: an agent's own cases, a leader's group, for administrators and auditors the institution; \`institution\`; \`none\`: no rows of a user or institution.
- **special**: \`raw\`: the response has no envelope; \`quiet\`: failures are not shown and do not end the session; \`file\`: the response is a file, saved or only shown; \`when\`: the query selects this call of several on one path; \`once\`: the call runs once per \`Idempotency-Key\`; \`afterEnd\`: an ended session is accepted for up to a day; \`confirmed\`: code 72 unless the user has confirmed the password in the last minutes (\`login/confirmPassword\`); \`notice\`: the app's message after a success.
- **chosen by us**: the specification leaves the path or the shape open.
- **used by**: the topics of \`src/features\`, \`src/app\` and \`src/ui\` whose code makes the call; \`client: older\`: sent with this setting in place of a call of the main client (config/README.md).

In addition, \`/prod/task/websocket\` is the live connection (contract/entities/liveEvent), and the server answers \`/healthz\`, \`/readyz\` and the provisioning requests of directories below \`/scim/v2\` ([provisioning.md](provisioning.md)).
`;

await formatPage(
  'calls.md',
  [INTRODUCTION, ...Object.entries<Calls>(ALL_CALLS).map(getSection), findUnusedCalls()].join('\n'),
);
