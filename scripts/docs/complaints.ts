// Writes docs/complaints.md from the table of work order transitions; with --check it only reports whether the page is current (CM-01).
import { codeValues } from '@/contract/codes/codeTable';
import {
  COMPLAINT_PRIORITY,
  type ComplaintState,
  COMPLAINT_STATE,
  OPERATIONS_TEAM,
} from '@/contract/codes/complaintCodes';
import {
  COMPLAINT_HOURS_REGULATOR,
  COMPLAINT_NEAR_HOURS,
  complaintDueAt,
} from '../../server/modules/complaints/complaintDeadline';
import { type ComplaintEvent, COMPLAINT_EVENTS, complaintStateAfter } from '@/machines/complaintLifecycle';
import { writtenPage } from './writtenPage';

const STATES = codeValues(COMPLAINT_STATE);

const MEANING: Readonly<Record<ComplaintEvent, string>> = {
  allocated:
    'The work order goes to a person, perhaps from another one or back from operations, and waits until that person takes it up. Done by a leader or an administrator, and never to the person whom it concerns.',
  taken:
    'The handler begins. A leader or an administrator may take a work order that nobody has yet; an administrator may take one that is with operations.',
  noted: 'The handler or a manager writes a note. A note by the handler answers an open question.',
  askedBack:
    'The complainant was asked a question. The work order is marked until there is an answer; the deadline keeps running.',
  rescheduled: 'A leader or an administrator changed the priority or the deadline and gave a reason.',
  proposed: 'The handler states the outcome; somebody else has to agree.',
  rejected: 'The outcome is not sufficient. The work order returns to its handler, with the reason.',
  closed:
    'The work order is completed, and its cases are free again. Done by a leader or an administrator who is neither the person whom it concerns nor the one who proposed the outcome.',
  penalised:
    'A ticket, or a fine if an amount is given, is issued to a person and announced to that person. One per work order at a time, also after its end.',
  penaltyWithdrawn:
    'A manager takes the penalty back with a reason. The person gets an announcement; penalty and withdrawal stay in the history, and another penalty can be issued. Penalties count in no board figure and no score.',
  transferred: `To a team of operations (${codeValues(OPERATIONS_TEAM)
    .map((team) => OPERATIONS_TEAM[team].en)
    .join(', ')}), with a note. The handler no longer has it.`,
  split:
    'One part for each matter and loan. The original ends; its parts continue with the same handler and deadline, and show its history.',
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

const deadlines = codeValues(COMPLAINT_PRIORITY).map(
  (priority) =>
    `| ${COMPLAINT_PRIORITY[priority].en} | ${hours('phone', priority)} h | ${hours('regulator', priority)} h |`,
);

const page = `# The life of a complaint

Made from \`src/machines/complaintLifecycle.ts\` by \`npm run docs\`; do not edit. Every change of a work order’s state goes through that
table (\`server/modules/complaints/moveComplaint.ts\`) and adds a line of history that nobody can change; anything that is not in the table is refused with code 61.

\`\`\`mermaid
stateDiagram-v2
${STATES.map((state) => `  state "${COMPLAINT_STATE[state].en}" as ${state}`).join('\n')}
  [*] --> pending: registered, splitOff
${lines.join('\n')}
  completed --> [*]
\`\`\`

## Which event leads where

${table.join('\n')}

${COMPLAINT_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

\`server/modules/complaints/complaintRights.ts\` says who may do what, and the screen offers exactly that. The person whom a complaint concerns can at most write a
note.

## Registration and visibility

A complaint is registered on the page of a case. It names one borrower and one or more matters (kind and loan); splitting turns each matter into a work order of its own. It can concern only a person who has worked on these cases, so that nobody learns names by guessing ids.

| role | visible work orders |
|---|---|
| member | allocated to the member, or on the member’s cases |
| leader | the same, and those handled in the leader’s group |
| administrator, auditor | all of the institution |

The case of another agent is named but not linked.

## Operations and penalties

The specification has no separate role for operations. A transfer names a team (payments, data, legal) with a note, removes the handler and waits until an administrator takes the work order or allocates it.

Leaders (for their group) and administrators issue penalties, one per work order at a time. A fine is added to the processing result with its currency. The person receives an announcement with the number of the work order and without the borrower’s name. Deleting the announcement does not delete the penalty.

## What is on hold in the meantime

A work order names one or more cases of one borrower. While any work order on a case is open, calls, messages, deductions, repayment codes and extensions are refused with
code 60, for both clients (\`server/modules/cases/hold/assertNotHeld.ts\`). The check is made on the locked case, so a complaint and a deduction at the same moment come one
after the other. Results can still be recorded. Holds that people set by hand apply in the same place ([holds.md](holds.md)). Splitting a work order does not free its cases; completing the last open one does.

## Deadlines

| priority | deadline | from a regulator, at most ${COMPLAINT_HOURS_REGULATOR} h |
|---|---|---|
${deadlines.join('\n')}

Deadlines run from the moment of registration, in clock hours. With less than ${COMPLAINT_NEAR_HOURS} h left a deadline is near (amber), after that overdue (red); the list starts with the most urgent.

Those who manage work orders can change the priority and deadline of an open one and give a reason (\`rescheduled\`); the history shows the old values and the new. If no deadline is
chosen, it follows from the new priority, counted from the registration (for a part, from that of the original). A chosen deadline lies in the future, and a regulator’s complaint stays within its limit (code 68).

## The report

\`customer/service/report\` counts the work orders that the caller sees, for the last 7, 30, 90 or 365 days of the institution's calendar, today included. A work order that was split is not counted;
its parts are, each with the registration time of the original.

| figure | formula |
|---|---|
| registered | registration in the period |
| completed | completion in the period, whenever it was registered |
| in time | completed in the period, no later than the deadline at that time |
| share in time | in time ÷ completed; empty if nothing was completed |
| open | not completed now, whatever the period |
| overdue | open, and the deadline has passed |
| age | now − registration: below 1, 3, 7, 30 days, above |

In the table by cause, a work order with several causes counts once for each, so the rows can add up to more than the total.
`;

await writtenPage('complaints.md', page);
