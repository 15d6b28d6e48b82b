// Writes docs/cases.md from the table of case transitions; with --check it only reports whether the page is current (CD-11).
import { CALL_STATUS, RECORDABLE_RESULTS, RECORDABLE_RESULT } from '@/contract/codes/contactCodes';
import { type CaseStatus, CASE_STATUS, isOpenStatus } from '@/contract/codes/caseCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { type CaseEvent, CASE_EVENTS, getStatusAfter } from '@/machines/caseLifecycle';
import { toCaseEvent } from '../../server/modules/results/recordResult';
import { getWillingnessAfter } from '../../server/modules/results/caseAfterResult';
import { formatPage } from './formatPage';

const STATUSES = getCodeValues(CASE_STATUS);

const MEANING: Readonly<Record<CaseEvent, string>> = {
  assigned:
    'The case is assigned to an agent, also from another one. A new case stays new until somebody works it. A promise remains, because the borrower made it.',
  unassigned: 'The case is removed from its agent and waits in its queue.',
  queued: 'The case moves to another queue, by a rule or by hand, and stays with its agent.',
  opened: 'The agent opens the case for the first time. A new case stays new when it is opened.',
  attempted: 'A user dials, sends a message or requests a repayment code. The result is recorded later, or never.',
  logged: 'A result is recorded. An unanswered call does not undo a promise: the borrower may still pay.',
  promised:
    'The borrower promises to pay, or that another person pays (PTP, PTCPST). Only users with permission to record promises can do this.',
  promiseBroken: 'The promise is broken (BP), or the borrower declines (DTP). The case continues like any other.',
  paidInPart: 'Part of the debt is paid. The amount due falls, and the case continues.',
  paidInFull:
    'Nothing is due. Only a payment has this effect: RPD and STLD are statements and count as logged results until the money arrives.',
  extended:
    'The loan has a new due date, counted from the day of the extension. The case ends, and reopens automatically if that date passes unpaid.',
  closed: 'The case ends without payment: written off, fraud, or stopped.',
  withdrawn: 'The lender withdraws the case.',
  refunded: 'The lender refunds a payment. A withdrawn case has no payments to refund.',
  reversed:
    'A payment is reversed and no longer counts. A case that it settled returns to its agent, or to its queue if the agent has left.',
  reopened:
    'The lender reopens a case that ended for another reason, or the due date of an extension passes. If something is due, the case returns to its agent, or to its queue if the agent has left.',
};

const lines = STATUSES.flatMap((from) => {
  const byTarget = new Map<CaseStatus, CaseEvent[]>();
  for (const event of CASE_EVENTS) {
    const to = getStatusAfter(from, event);
    if (to !== undefined) byTarget.set(to, [...(byTarget.get(to) ?? []), event]);
  }
  return [...byTarget].map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`);
});

const named = (status: CaseStatus): string => `  state "${status} ${CASE_STATUS[status].en}" as ${status}`;
const ends = STATUSES.filter((status) => CASE_EVENTS.every((event) => getStatusAfter(status, event) === undefined));

const table = [
  `| | ${CASE_EVENTS.join(' | ')} |`,
  `|---|${CASE_EVENTS.map(() => '---').join('|')}|`,
  ...STATUSES.map(
    (from) =>
      `| ${from} ${CASE_STATUS[from].en} | ${CASE_EVENTS.map((event) => getStatusAfter(from, event) ?? '–').join(' | ')} |`,
  ),
];

const results = getCodeValues(CALL_STATUS).flatMap((status) =>
  RECORDABLE_RESULTS[status].map((result) => {
    const shown = getWillingnessAfter('unknown', result);
    return `| ${status} | ${result} ${RECORDABLE_RESULT[result].en} | ${toCaseEvent(result)} | ${shown === 'unknown' ? '–' : shown} |`;
  }),
);

const page = `# Case statuses

Made from \`src/machines/caseLifecycle.ts\` by \`npm run docs\`; do not edit.

Every change of a case’s status uses this table (\`server/modules/cases/caseTransitions.ts\`). Any other change is refused with code 25. A loan has at most one open case
(${STATUSES.filter(isOpenStatus).join(', ')}).

\`\`\`mermaid
stateDiagram-v2
${STATUSES.map(named).join('\n')}
  [*] --> C00: imported
${lines.join('\n')}
${ends.map((status) => `  ${status} --> [*]`).join('\n')}
\`\`\`

## Events and statuses

${table.join('\n')}

${CASE_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

The reversal of a payment reopens the settled case, unless the lender has sent the loan again: then the newer case has the debt
([money.md](money.md)). A reopened case continues like any other.

## Effect of a recorded result

| call status | result | event | willingness |
|---|---|---|---|
${results.join('\n')}

A memo is not a call: the latest result and the next action do not change. A promise is open until the follow-up time, or without one until the end of the
institution’s day. Without a follow-up time the case is due again after the default interval (\`server/modules/results/caseAfterResult.ts\`).
`;

await formatPage('cases.md', page);
