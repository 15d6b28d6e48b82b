// Writes docs/cases.md from the one table of case transitions; with --check it only says whether the page still fits (CD-11).
import { CALL_RESULT } from '@/contract/codes/callResult';
import { CALL_STATUS, RESULTS_OF_CALL_STATUS } from '@/contract/codes/callStatus';
import type { CaseStatus } from '@/contract/codes/caseStatus';
import { CASE_STATUS, isOpenStatus } from '@/contract/codes/caseStatus';
import { codesOf } from '@/contract/codes/codeTable';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { CASE_EVENTS, statusAfter } from '@/machines/caseLifecycle';
import { eventOfResult } from '../../server/modules/results/recordResult';
import { willingnessAfter } from '../../server/modules/results/willingness';
import { writtenPage } from './writtenPage';

const STATUSES = codesOf(CASE_STATUS);

const MEANING: Readonly<Record<CaseEvent, string>> = {
  assigned:
    'An agent gets the case, also from another agent. A new case stays new until somebody works it; a promise stays a promise, because it is the borrower’s and not the agent’s.',
  unassigned: 'The case is taken from its agent and waits in its queue for another one.',
  queued: 'The case moves to another queue, by a rule or by hand; its agent keeps it.',
  opened:
    'Its agent looks at it for the first time. Looking is no work: a new case stays new, however many are looked through.',
  attempted:
    'Somebody begins to work it: dials, sends a message, asks for a repayment code. What came of it is recorded later, or never.',
  logged: 'A result is recorded. A call that nobody answered does not undo a promise: the borrower may still pay.',
  promised:
    'The borrower promised to pay today, or that somebody else pays (PTP, PTCPST). Only users who may record promises.',
  promiseBroken:
    'The promise was found broken (BP), or the borrower declines after all (DTP): the case is worked as any other.',
  paidInPart: 'Money came in, but not all of it: what is due falls, the work goes on.',
  paidInFull:
    'Nothing is due any more. Only money does this: RPD and STLD are what somebody says, and are logged until the payment is there.',
  extended:
    'The loan got a new due date, counted from the day of the extension: the case ends, and comes back by itself when that day has passed unpaid.',
  closed: 'Ended without payment: written off, fraud, stopped.',
  withdrawn: 'The lender takes the case back.',
  refunded: 'The lender gives money back that had come in. A case that was withdrawn had none.',
  reversed:
    'A payment bounced: it counts no more. A case that it had settled goes back to work with its agent, or to its queue where the agent has left.',
  reopened:
    'The lender takes up again what it had ended otherwise, or the due day of an extension has passed: as long as something is due, with who holds the case, or in its queue where the agent has left.',
};

const lines = STATUSES.flatMap((from) => {
  const byTarget = new Map<CaseStatus, CaseEvent[]>();
  for (const event of CASE_EVENTS) {
    const to = statusAfter(from, event);
    if (to !== undefined) byTarget.set(to, [...(byTarget.get(to) ?? []), event]);
  }
  return [...byTarget].map(([to, events]) => `  ${from} --> ${to}: ${events.join(', ')}`);
});

const named = (status: CaseStatus): string => `  state "${status} ${CASE_STATUS[status].en}" as ${status}`;
const ends = STATUSES.filter((status) => CASE_EVENTS.every((event) => statusAfter(status, event) === undefined));

const table = [
  `| | ${CASE_EVENTS.join(' | ')} |`,
  `|---|${CASE_EVENTS.map(() => '---').join('|')}|`,
  ...STATUSES.map(
    (from) =>
      `| ${from} ${CASE_STATUS[from].en} | ${CASE_EVENTS.map((event) => statusAfter(from, event) ?? '–').join(' | ')} |`,
  ),
];

const results = codesOf(CALL_STATUS).flatMap((status) =>
  RESULTS_OF_CALL_STATUS[status].map((result) => {
    const shown = willingnessAfter('unknown', result);
    return `| ${status} | ${result} ${CALL_RESULT[result].en} | ${eventOfResult(result)} | ${shown === 'unknown' ? '–' : shown} |`;
  }),
);

const page = `# The life of a case

Made from \`src/machines/caseLifecycle.ts\` by \`npm run docs\`; not to be edited by hand. Every change of a case’s status, whoever causes it, goes
through that table (\`server/modules/cases/caseTransitions.ts\`); what is not in it is refused with code 25. A loan has at most one case that is still worked
(${STATUSES.filter(isOpenStatus).join(', ')}).

\`\`\`mermaid
stateDiagram-v2
${STATUSES.map(named).join('\n')}
  [*] --> C00: imported
${lines.join('\n')}
${ends.map((status) => `  ${status} --> [*]`).join('\n')}
\`\`\`

## What leads where

${table.join('\n')}

${CASE_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

A payment that bounces after a case was settled brings it back, unless the lender has sent the loan again meanwhile: then the newer case has the debt
(docs/money.md). A case that never ended comes to no other end than these, and one that came back is worked as any other.

## What a recorded result does

| call status | result | event | shows willingness |
|---|---|---|---|
${results.join('\n')}

A memo is no call: it leaves the latest result and the next action as they were. A promise holds until the follow-up time, else until the end of the
institution’s day. Without a follow-up time the case comes back after the usual pause (\`server/modules/results/nextAction.ts\`).
`;

await writtenPage('cases.md', page);
