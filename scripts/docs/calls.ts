// Writes docs/calls.md from the contract; with --check it only says whether the page still fits.
import type { Call, Calls } from '../../src/contract/call';
import { ALL_CALLS } from '../../src/contract/calls/allCalls';
import { writtenPage } from './writtenPage';

const BASE = { main: '/prod/', older: '/api/' } as const;

const MARKS: readonly { of: (row: Call) => unknown; say: (row: Call) => string }[] = [
  { of: (row) => row.raw, say: () => 'raw' },
  { of: (row) => row.quiet, say: () => 'quiet' },
  { of: (row) => row.download, say: () => 'file' },
  { of: (row) => row.once, say: () => 'once' },
  { of: (row) => row.notice, say: (row) => `notice: ${row.notice ?? ''}` },
  { of: (row) => row.bodyMaxBytes, say: (row) => `body ≤ ${((row.bodyMaxBytes ?? 0) / 1024 / 1024).toFixed(1)} MB` },
];

const marksOf = (row: Call): string =>
  MARKS.flatMap(({ of, say }) => (of(row) === undefined ? [] : [say(row)])).join(', ');

const lineOf = (name: string, row: Call): string =>
  `| ${name} | ${row.method} | \`${BASE[row.client]}${row.path}\` | ${row.who} | ${row.rows} | ${marksOf(row)} | ${row.chosenByUs === true ? 'ours' : ''} | ${row.means} |`;

const HEAD = [
  '| call | method | path | who | rows | special | chosen by us | what it is for |',
  '|---|---|---|---|---|---|---|---|',
];

const sectionOf = ([file, rows]: [string, Calls]): string =>
  [`## ${file}`, '', ...HEAD, ...Object.entries(rows).map(([name, row]) => lineOf(name, row)), ''].join('\n');

const INTRODUCTION = `# All calls

Made from \`src/contract/calls\` by \`npm run docs\`; not to be edited by hand.

- **who**: \`anyone\`; \`halfSession\`: also while the face check is open; \`signedIn\`: every role; else the permission of \`src/contract/permissions.ts\`.
- **rows**: \`own\`: the caller's own; \`visibleCases\`: an agent's own cases, a leader's group, for administrators and auditors the institution; \`institution\`; \`none\`: nothing that belongs to anybody.
- **special**: \`raw\`: the reply is used as it is; \`quiet\`: failures are neither announced nor end the session; \`file\`: the reply is a file; \`once\`: send an \`Idempotency-Key\` and the call is carried out once; \`notice\`: what the app announces after a success.
- **chosen by us**: the specification leaves the path or the shape open.

Besides, \`/prod/task/websocket\` is the live line (contract/entities/liveEvent), and the server answers \`/healthz\` and \`/readyz\`.
`;

await writtenPage('calls.md', [INTRODUCTION, ...Object.entries<Calls>(ALL_CALLS).map(sectionOf)].join('\n'));
