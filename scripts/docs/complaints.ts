// Writes docs/complaints.md from the one table of work order transitions; with --check it only says whether the page still fits (CM-01).
import { codesOf } from '@/contract/codes/codeTable';
import { COMPLAINT_PRIORITY } from '@/contract/codes/complaintPriority';
import type { ComplaintState } from '@/contract/codes/complaintState';
import { COMPLAINT_STATE } from '@/contract/codes/complaintState';
import { OPERATIONS_TEAM } from '@/contract/codes/operationsTeam';
import { COMPLAINT_HOURS_REGULATOR, COMPLAINT_NEAR_HOURS } from '../../server/modules/complaints/complaintDeadline';
import type { ComplaintEvent } from '@/machines/complaintLifecycle';
import { COMPLAINT_EVENTS, complaintStateAfter } from '@/machines/complaintLifecycle';
import { complaintDueAt } from '../../server/modules/complaints/complaintDeadline';
import { writtenPage } from './writtenPage';

const STATES = codesOf(COMPLAINT_STATE);

const MEANING: Readonly<Record<ComplaintEvent, string>> = {
  allocated:
    'Somebody gets it, also from somebody else or back from operations; it waits until they take it up. By a leader or an administrator; not to the person it is about.',
  taken:
    'Its handler begins. What nobody has yet a leader or an administrator may take; what operations have, an administrator.',
  noted: 'Something is written down, by the handler or a manager. What the handler notes answers an open question.',
  askedBack: 'The complainant was asked something: it is marked until there is an answer. The deadline goes on.',
  rescheduled: 'Its priority or its deadline is another one, with the reason. By a leader or an administrator.',
  proposed: 'The handler says what came of it; somebody else has to agree.',
  rejected: 'The result is not enough: back to the handler, with the reason.',
  closed:
    'The end, and its cases are free again. By a leader or an administrator, who is neither the person it is about nor the one who proposed it.',
  penalised:
    'A ticket, or a fine where an amount is named, against somebody: it becomes an announcement for that person. Once a work order, also after its end.',
  transferred: `To a team of operations (${codesOf(OPERATIONS_TEAM)
    .map((team) => OPERATIONS_TEAM[team].en)
    .join(', ')}), with a note. Its handler has it no longer.`,
  split:
    'One for each matter and loan: the whole ends, its parts go on with the same handler and deadline and show its history.',
};

const lines = STATES.flatMap((from) => {
  const byTarget = new Map<ComplaintState, ComplaintEvent[]>();
  for (const event of COMPLAINT_EVENTS) {
    const to = complaintStateAfter(from, event);
    if (to !== undefined) byTarget.set(to, [...(byTarget.get(to) ?? []), event]);
  }
  return [...byTarget].map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`);
});

const table = [
  `| | ${COMPLAINT_EVENTS.join(' | ')} |`,
  `|---|${COMPLAINT_EVENTS.map(() => '---').join('|')}|`,
  ...STATES.map(
    (from) =>
      `| ${COMPLAINT_STATE[from].en} | ${COMPLAINT_EVENTS.map((event) => complaintStateAfter(from, event) ?? '–').join(' | ')} |`,
  ),
];

const EPOCH = new Date(0);
const hours = (channel: 'phone' | 'regulator', priority: keyof typeof COMPLAINT_PRIORITY): number =>
  complaintDueAt(EPOCH, channel, priority).getTime() / 3_600_000;

const deadlines = codesOf(COMPLAINT_PRIORITY).map(
  (priority) =>
    `| ${COMPLAINT_PRIORITY[priority].en} | ${hours('phone', priority)} h | ${hours('regulator', priority)} h |`,
);

const page = `# The life of a complaint

Made from \`src/machines/complaintLifecycle.ts\` by \`npm run docs\`; not to be edited by hand. Every change of a work order’s state goes through that
table (\`server/modules/complaints/moveComplaint.ts\`) and writes a line of history that nobody can change; what is not in it is refused with code 61.

\`\`\`mermaid
stateDiagram-v2
${STATES.map((state) => `  state "${COMPLAINT_STATE[state].en}" as ${state}`).join('\n')}
  [*] --> pending: registered, splitOff
${lines.join('\n')}
  completed --> [*]
\`\`\`

## What leads where

${table.join('\n')}

${COMPLAINT_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

Who may do what stands in \`server/modules/complaints/complaintRights.ts\`; the screen offers what that table answers and nothing else. The person complained about
may at most note something.

## What is held meanwhile

A work order names one or several cases of one borrower. While any work order on a case is open nobody calls, writes, deducts or asks for codes on it, by
either client: refused with code 60 (\`server/modules/cases/assertNotHeld.ts\`), on the locked case, so that a complaint and a deduction of the same moment come one
after the other. Recording results stays possible. What people decide beside it holds in the same place ([holds.md](holds.md)). Splitting does not free a case; completing the last open work order does.

## Deadlines

| priority | by | from a regulator, at most ${COMPLAINT_HOURS_REGULATOR} h |
|---|---|---|
${deadlines.join('\n')}

From the moment of registration, in hours of the clock. Below ${COMPLAINT_NEAR_HOURS} h a deadline is near (amber), then overdue (red); the list begins with the most pressing.

Who manages work orders changes priority and deadline of an open one with a reason (\`rescheduled\`); what was and what is stand in the history. Without a deadline of its own it
follows the new priority, counted from the registration, also of the whole that a part was split off. One that is chosen lies ahead; what came from a regulator stays within its limit (code 68).

## The report

\`customer/service/report\` counts the work orders that the caller sees, for the last 7, 30, 90 or 365 days of the institution's calendar, today included. A work order that was split is not counted,
its parts are; each was registered when the whole was.

| figure | formula |
|---|---|
| registered | registration in the period |
| completed | completion in the period, whenever it was registered |
| in time | completed in the period and not later than the deadline that then stood |
| share in time | in time ÷ completed; none where nothing was completed |
| open | not completed now, whatever the period |
| overdue | open, and the deadline has passed |
| age | now − registration: below 1, 3, 7, 30 days, above |

By cause a work order with several causes counts once for each of them, so the rows can add up to more than the total.
`;

await writtenPage('complaints.md', page);
