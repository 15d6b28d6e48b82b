import { announcementMachine } from '@/machines/announcementMachine';
import { CASE_EVENTS, CASE_LIFECYCLE } from '@/machines/caseLifecycle';
import { COMPLAINT_EVENTS, COMPLAINT_LIFECYCLE } from '@/machines/complaintLifecycle';
import { loginMachine } from '@/machines/loginMachine';
import { getLoginLeaf } from '@/machines/loginStep';
import { repaymentCodeMachine } from '@/machines/repaymentCodeMachine';
import { submissionMachine } from '@/machines/submissionMachine';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createMachine,
  initialTransition,
  transition,
} from 'xstate';

import { ALPHABET } from '../support/login/loginAlphabet';

const FOLDER = path.join(__dirname, '../../docs/machines');
const NOW = Date.UTC(2026, 10, 20, 9);

const readConfig = (name: string): object =>
  JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as object;

type WalkEvent = Readonly<Record<string, unknown>> & { readonly type: string };

const toEvents = (...types: string[]): WalkEvent[] => types.map((type) => ({ type }));
/** Events of the actor that a state invokes: one for each output, and one for an error. */
const toActorEvents = (state: string, ...outputs: unknown[]): WalkEvent[] => [
  ...outputs.map((output) => ({ type: `xstate.done.actor.0.${state}`, output })),
  { type: `xstate.error.actor.0.${state}`, error: new Error('no response') },
];
const toAnnouncements = (...ids: string[]) => ids.map((msgId) => ({ msgId }));
const toNewest = (requestedAt: number, isHere: boolean): WalkEvent => ({
  type: 'NEWEST',
  newest: { requestedAt, isHere },
});

interface MachineFile {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly events: readonly WalkEvent[];
}

const FILES: readonly MachineFile[] = [
  { machine: loginMachine, events: Object.values(ALPHABET) },
  {
    machine: announcementMachine,
    input: { items: toAnnouncements('1'), total: 3 },
    events: [
      ...toEvents('NEXT', 'PREVIOUS', 'RETRY', 'ATTENTION'),
      ...toActorEvents('announcement.marking', {}),
      ...toActorEvents('announcement.fetching', toAnnouncements('2', '3'), toAnnouncements('3', '4'), []),
    ],
  },
  {
    machine: repaymentCodeMachine,
    input: { now: () => NOW },
    events: [
      ...toEvents(
        'NONE',
        'REFRESH',
        'xstate.after.tick.repaymentCode.waiting',
        'xstate.after.patience.repaymentCode.late',
      ),
      toNewest(NOW, false),
      toNewest(0, false),
      toNewest(NOW, true),
      ...toActorEvents('repaymentCode.refreshing', 'here', 'notYet', 'failed'),
    ],
  },
  {
    machine: submissionMachine,
    events: [
      ...toEvents('SUBMIT', 'WAIT', 'TAKE_BACK', 'ASK', 'SETTLE', 'RESUME', 'xstate.after.askAgain.submission.running'),
      ...toActorEvents('submission.sending', 'answered', 'refused', 'unanswered'),
      ...toActorEvents('submission.asking', 'carriedOut', 'running', 'neverArrived', 'unanswered', 'notAskable'),
    ],
  },
];

/** Loads a file as the editor does, with functions by name, and the context from the input, which JSON cannot contain. */
function loadMachine({ machine }: MachineFile): AnyStateMachine {
  const { context } = machine.config;
  const config = { ...readConfig(machine.id), ...(typeof context === 'function' && { context }) };
  return createMachine(config, machine.implementations) as AnyStateMachine;
}

const [PICKS = []] = fc.sample(fc.array(fc.nat(2 ** 31), { minLength: 6000, maxLength: 6000, size: 'max' }), {
  seed: 1,
  numRuns: 1,
});

const toComparable = (snapshot: AnyMachineSnapshot, actions: readonly { readonly type: string }[]) => ({
  value: getLoginLeaf(snapshot.value),
  context: snapshot.context as object,
  status: snapshot.status,
  actions: actions.map(({ type }) => type),
});

type Snapshots = readonly [inCode: AnyMachineSnapshot, inFile: AnyMachineSnapshot];

/** Snapshots with the same state, and how many events were sent to them. */
interface Visits {
  readonly snapshots: Snapshots[];
  sent: number;
}

/** Sends both machines random events, always in the state that received the fewest so far, and returns the results. */
function walk({ machine, input, events }: MachineFile, loaded: AnyStateMachine) {
  const visits = new Map<string, Visits>();
  function visit(snapshots: Snapshots): void {
    const leaf = getLoginLeaf(snapshots[0].value);
    const known = visits.get(leaf);
    if (known) known.snapshots.push(snapshots);
    else visits.set(leaf, { snapshots: [snapshots], sent: 0 });
  }
  visit([initialTransition(machine, input)[0], initialTransition(loaded, input)[0]]);
  const steps = PICKS.map((pick) => {
    const from = [...visits.values()].reduce((least, each) => (each.sent < least.sent ? each : least));
    from.sent += 1;
    const event = events[pick % events.length] ?? { type: 'none' };
    const [inCode, inFile] = from.snapshots[Math.floor(pick / events.length) % from.snapshots.length] ?? [];
    if (!inCode || !inFile) throw new Error('no snapshot');
    const ends = [transition(machine, inCode, event), transition(loaded, inFile, event)] as const;
    if (ends[0][0] !== inCode) visit([ends[0][0], ends[1][0]]);
    return { event, inCode: toComparable(...ends[0]), inFile: toComparable(...ends[1]) };
  });
  return { steps, reached: [...visits.keys()] };
}

/** States in which a machine can rest, as opposed to those that it leaves at once. */
function listRestingStates(node: AnyStateNode): string[] {
  const children: AnyStateNode[] = Object.values(node.states);
  if (children.length > 0) return children.flatMap(listRestingStates);
  return (node.always ?? []).some(({ guard }) => !guard) ? [] : [node.path.join('.')];
}

test.each(FILES.map((file) => [file.machine.id, file] as const))(
  'TR-04 FE-02 %s.json takes the transitions of the code, on a random walk through all states',
  (_, file) => {
    const { steps, reached } = walk(file, loadMachine(file));
    expect(steps.filter(({ inCode, inFile }) => !isDeepStrictEqual(inCode, inFile))).toEqual([]);
    expect(listRestingStates(file.machine.root).filter((state) => !reached.includes(state))).toEqual([]);
  },
);

test.each([
  ['case', CASE_LIFECYCLE, CASE_EVENTS],
  ['complaint', COMPLAINT_LIFECYCLE, COMPLAINT_EVENTS],
])('TR-04 FE-02 %s.json takes the transitions of the table', (name, lifecycle, types) => {
  const loaded = createMachine(readConfig(name));
  expect(Object.keys(loaded.states)).toEqual(Object.keys(lifecycle));
  for (const [state, moves] of Object.entries(lifecycle)) {
    const before = loaded.resolveState({ value: state });
    const taken = types.filter((type) => before.can({ type }));
    expect(Object.fromEntries(taken.map((type) => [type, transition(loaded, before, { type })[0].value]))).toEqual(
      moves,
    );
  }
});

test('FE-02 each machine has a file, and each file a machine', () => {
  const names = [...FILES.map(({ machine }) => machine.id), 'case', 'complaint'];
  expect(readdirSync(FOLDER).toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted());
});
