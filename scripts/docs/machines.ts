// Writes docs/machines/<name>.json, the configuration of each state machine, which Stately's editor imports; with --check it only reports
// whether the files are current.
import { type CodeTable, getCodeValues } from '@/contract/codes/codeTable';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import { announcementMachine } from '@/machines/announcementMachine';
import { CASE_LIFECYCLE } from '@/machines/caseLifecycle';
import { COMPLAINT_LIFECYCLE } from '@/machines/complaintLifecycle';
import { loginMachine } from '@/machines/loginMachine';
import { repaymentCodeMachine } from '@/machines/repaymentCodeMachine';
import { submissionMachine } from '@/machines/submissionMachine';

import { formatFile } from './formatPage';

/** Converts a table of transitions, whose first row is the first state. */
function toConfig<State extends string>(
  id: string,
  lifecycle: Readonly<Record<State, object>>,
  labels: CodeTable<State>,
) {
  const states = getCodeValues(labels);
  const toNode = (state: State) => ({ description: labels[state].en, on: lifecycle[state] });
  return { id, initial: states[0], states: Object.fromEntries(states.map((state) => [state, toNode(state)])) };
}

const CONFIGS = [
  announcementMachine.config,
  loginMachine.config,
  repaymentCodeMachine.config,
  submissionMachine.config,
  toConfig('case', CASE_LIFECYCLE, CASE_STATUS),
  toConfig('complaint', COMPLAINT_LIFECYCLE, COMPLAINT_STATE),
];

/** Functions without a name in XState: the context from the input, and the input of an actor. */
const OMITTED = new Set(['context', 'input']);

function assertNamed(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  if (OMITTED.has(key)) return undefined;
  throw new Error(`"${key}" is a function: name it in the machine's setup`);
}

for (const config of CONFIGS) {
  await formatFile(`docs/machines/${config.id}.json`, JSON.stringify(config, assertNamed));
}
