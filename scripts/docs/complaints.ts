// Writes docs/complaints.md from the table of work order transitions; with --check it only reports whether the page is current (CM-01).
import { getCodeValues } from '@/contract/codes/codeTable';
import {
  COMPLAINT_PRIORITY,
  type ComplaintState,
  COMPLAINT_STATE,
  OPERATIONS_TEAM,
} from '@/contract/codes/complaintCodes';
import {
  COMPLAINT_HOURS_REGULATOR,
  COMPLAINT_NEAR_HOURS,
  calculateComplaintDeadline,
} from '../../server/modules/complaints/complaintDeadline';
import { type ComplaintEvent, COMPLAINT_EVENTS, getNextComplaintState } from '@/machines/complaintLifecycle';
import { formatPage } from './formatPage';

const STATES = getCodeValues(COMPLAINT_STATE);

const MEANING: Readonly<Record<ComplaintEvent, string>> = {
  allocated:
    'A leader or an administrator allocates the work order to a user, also from another user or from operations. The user has to accept it. It is never allocated to the person whom it concerns.',
  taken:
    'The handler starts. A leader or an administrator can accept an unallocated work order; an administrator can accept one of operations.',
  noted: 'The handler or a manager writes a note. A note by the handler answers an open question.',
  askedBack:
    'The handler sends the complainant a question. The work order is marked until there is an answer; the deadline does not change.',
  rescheduled: 'A leader or an administrator changes the priority or the deadline, with a reason.',
  proposed: 'The handler proposes the outcome; another user has to approve it.',
  rejected: 'A leader or an administrator rejects the outcome. The work order returns to its handler, with the reason.',
  closed:
    'A leader or an administrator completes the work order, and the hold of its cases ends. This user is neither the person whom it concerns nor the one who proposed the outcome.',
  penalised:
    'A manager issues a ticket, or a fine with an amount, to a user, who gets an announcement. One per work order at a time, also after its completion.',
  penaltyWithdrawn:
    'A manager withdraws the penalty with a reason. The user gets an announcement. The history keeps penalty and withdrawal, and another penalty can be issued. Penalties have no effect on dashboard figures and scores.',
  transferred: `Goes to a team of operations (${getCodeValues(OPERATIONS_TEAM)
    .map((team) => OPERATIONS_TEAM[team].en)
    .join(', ')}), with a note, and has no handler.`,
  split:
    'Creates one part for each matter and loan. The original is completed. The parts continue with the same handler and deadline and show its history.',
};

const lines = STATES.flatMap((from) => {
  const byTarget = new Map<ComplaintState, ComplaintEvent[]>();
  for (const event of COMPLAINT_EVENTS) {
    const to = getNextComplaintState(from, event);
    if (to !== undefined) byTarget.set(to, [...(byTarget.get(to) ?? []), event]);
  }
  return [...byTarget].map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`);
});

const table = [
  `| | ${COMPLAINT_EVENTS.join(' | ')} |`,
  `|---|${COMPLAINT_EVENTS.map(() => '---').join('|')}|`,
  ...STATES.map(
    (from) =>
      `| ${COMPLAINT_STATE[from].en} | ${COMPLAINT_EVENTS.map((event) => getNextComplaintState(from, event) ?? '–').join(' | ')} |`,
  ),
];

const EPOCH = new Date(0);
const hours = (channel: 'phone' | 'regulator', priority: keyof typeof COMPLAINT_PRIORITY): number =>
  calculateComplaintDeadline(EPOCH, channel, priority).getTime() / 3_600_000;

const deadlines = getCodeValues(COMPLAINT_PRIORITY).map(
  (priority) =>
    `| ${COMPLAINT_PRIORITY[priority].en} | ${hours('phone', priority)} h | ${hours('regulator', priority)} h |`,
);

const page = `# Complaints

Made from \`src/machines/complaintLifecycle.ts\` by \`npm run docs\`; do not edit.

Every change of a work order’s state uses this table (\`server/modules/complaints/moveComplaint.ts\`) and adds an immutable row of history. Any other change is refused with code 61.

\`\`\`mermaid
stateDiagram-v2
${STATES.map((state) => `  state "${COMPLAINT_STATE[state].en}" as ${state}`).join('\n')}
  [*] --> pending: registered, splitOff
${lines.join('\n')}
  completed --> [*]
\`\`\`

## Events and states

${table.join('\n')}

${COMPLAINT_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

\`server/modules/complaints/complaintRights.ts\` defines the permissions, and the screen offers only permitted actions. The person whom a complaint concerns can only write a note.

## Registration and visibility

Register a complaint on the page of a case. It has one borrower and one or more matters (kind and loan). Splitting creates a separate work order for each matter. A complaint can concern only a user who has worked on these cases, so that nobody learns names by guessing ids.

| role | visible work orders |
|---|---|
| member | allocated to the member, or on the member’s cases |
| leader | the same, and those handled in the leader’s group |
| administrator, auditor | all of the institution |

The case of another agent is shown without a link.

## Operations and penalties

The specification has no separate role for operations. A transfer selects a team (payments, data, legal) with a note and removes the handler. An administrator then accepts or allocates the work order.

Leaders (for their group) and administrators issue penalties, one per work order at a time. A fine is part of the processing result, with its currency. From the institution’s limit on, a fine needs the [approval](approvals.md) of an administrator before the penalty is issued. Until then the work order shows that the fine waits, except to the person fined. The announcement contains the number of the work order without the borrower’s name. Deleting the announcement does not delete the penalty.

## Hold of the cases

A work order has one or more cases of one borrower. While a work order of a case is open, calls, messages, deductions, repayment codes and extensions are refused with code 60, for both clients. Results can be recorded. Manual holds use the same check ([holds.md](holds.md)).

The check runs on the locked case (\`server/modules/cases/hold/assertNotHeld.ts\`), so a complaint and a deduction at the same time are processed one after the other. Splitting a work order does not end the hold. Completing the last open one does.

## Deadlines

| priority | deadline | from a regulator, at most ${COMPLAINT_HOURS_REGULATOR} h |
|---|---|---|
${deadlines.join('\n')}

Deadlines start at the registration and count clock hours. A deadline within ${COMPLAINT_NEAR_HOURS} h is near (amber), a passed one overdue (red). The list starts with the most urgent.

Leaders and administrators can change the priority and deadline of an open work order with a reason (\`rescheduled\`). The history shows the previous and the new values. The default deadline follows from the new priority and the registration (for a part, that of the original). A selected deadline is in the future and, for a regulator’s complaint, within its limit (code 68).

## Report

\`customer/service/report\` counts the work orders visible to the caller, for the last 7, 30, 90 or 365 days of the institution's calendar including today. A split work order does not count. Its parts count, with the registration time of the original.

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

await formatPage('complaints.md', page);
