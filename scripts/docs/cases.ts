// Writes docs/cases.md from the table of case transitions; with --check it only reports whether the page is current (CD-11).
import { CALL_STATUS, RECORDABLE_RESULTS, RECORDABLE_RESULT } from '@/contract/codes/contactCodes';
import { type CaseStatus, CASE_STATUS, isOpenStatus } from '@/contract/codes/caseCodes';
import { codeValues } from '@/contract/codes/codeTable';
import { type CaseEvent, CASE_EVENTS, statusAfter } from '@/machines/caseLifecycle';
import { eventOfResult } from '../../server/modules/results/recordResult';
import { willingnessAfter } from '../../server/modules/results/willingness';
import { writtenPage } from './writtenPage';

const STATUSES = codeValues(CASE_STATUS);

const MEANING: Readonly<Record<CaseEvent, string>> = {
  assigned:
    'The case goes to an agent, perhaps from another one. A new case stays new until somebody works it. A promise remains, because the borrower made it, not the agent.',
  unassigned: 'The case is taken from its agent and waits in its queue for another.',
  queued: 'The case moves to another queue, by a rule or by hand, and stays with its agent.',
  opened:
    'The agent opens the case for the first time. Looking is not working: a new case stays new, however often it is opened.',
  attempted:
    'Somebody starts to work the case by dialling, sending a message or requesting a repayment code. The result is recorded later, or never.',
  logged: 'A result is recorded. An unanswered call does not undo a promise: the borrower may still pay.',
  promised:
    'The borrower promised to pay today, or that somebody else will (PTP, PTCPST). Only users who may record promises can do this.',
  promiseBroken:
    'The promise turned out to be broken (BP), or the borrower declined after all (DTP). The case is worked like any other.',
  paidInPart: 'Part of the debt was paid. The amount due falls, and the work continues.',
  paidInFull:
    'Nothing is due any more. Only a payment has this effect: RPD and STLD are statements, and count as logged results until the money arrives.',
  extended:
    'The loan has a new due date, counted from the day of the extension. The case ends, and reopens by itself if that date passes unpaid.',
  closed: 'The case ended without payment: written off, fraud, or stopped.',
  withdrawn: 'The lender took the case back.',
  refunded: 'The lender returned money that had been paid. A withdrawn case has none to return.',
  reversed:
    'A payment bounced and no longer counts. A case that it had settled returns to its agent, or to its queue if the agent has left.',
  reopened:
    'The lender reopened a case that had ended otherwise, or the due date of an extension passed. If something is due, the case returns to whoever holds it, or to its queue if the agent has left.',
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

const results = codeValues(CALL_STATUS).flatMap((status) =>
  RECORDABLE_RESULTS[status].map((result) => {
    const shown = willingnessAfter('unknown', result);
    return `| ${status} | ${result} ${RECORDABLE_RESULT[result].en} | ${eventOfResult(result)} | ${shown === 'unknown' ? '–' : shown} |`;
  }),
);

const page = `# The life of a case

Made from \`src/machines/caseLifecycle.ts\` by \`npm run docs\`; do not edit. Every change of a case’s status, whoever causes it, goes
through that table (\`server/modules/cases/caseTransitions.ts\`); anything that is not in it is refused with code 25. A loan has at most one open case
(${STATUSES.filter(isOpenStatus).join(', ')}).

\`\`\`mermaid
stateDiagram-v2
${STATUSES.map(named).join('\n')}
  [*] --> C00: imported
${lines.join('\n')}
${ends.map((status) => `  ${status} --> [*]`).join('\n')}
\`\`\`

## Which event leads where

${table.join('\n')}

${CASE_EVENTS.map((event) => `- **${event}**: ${MEANING[event]}`).join('\n')}

A payment that bounces after its case was settled reopens the case, unless the lender has sent the loan again in the meantime: then the debt belongs to the newer case
([money.md](money.md)). A reopened case is worked like any other.

## What a recorded result does

| call status | result | event | shows willingness |
|---|---|---|---|
${results.join('\n')}

A memo is not a call: it leaves the latest result and the next action unchanged. A promise holds until the follow-up time, or without one until the end of the
institution’s day. Without a follow-up time the case is due again after the usual pause (\`server/modules/results/nextAction.ts\`).
`;

await writtenPage('cases.md', page);
