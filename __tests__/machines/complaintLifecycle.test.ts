import { getCodeValues } from '@/contract/codes/codeTable';
import { COMPLAINT_EVENT, COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import { COMPLAINT_EVENTS, getNextComplaintState, OPEN_COMPLAINT_STATES } from '@/machines/complaintLifecycle';

const STATES = getCodeValues(COMPLAINT_STATE);

/** Every state × every event, written down once more by hand: '–' is refused. */
const EXPECTED = `
  event       pending    processing      pendingClosure  completed
  allocated   pending    pending         –               –
  taken       processing –               –               –
  noted       pending    processing      pendingClosure  –
  askedBack   –          processing      –               –
  rescheduled pending    processing      pendingClosure  –
  proposed    –          pendingClosure  –               –
  rejected    –          –               processing      –
  closed      –          –               completed       –
  penalised   –          processing      pendingClosure  completed
  penaltyWithdrawn –     processing      pendingClosure  completed
  transferred pending    pending         –               –
  split       completed  completed       –               –
`;

test('CM-01 every state × every event leads where the written table says, and nowhere else', () => {
  const [heading = [], ...rows] = EXPECTED.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u));
  expect(heading.slice(1)).toEqual(STATES);
  expect(rows.map(([event]) => event)).toEqual([...COMPLAINT_EVENTS]);
  const table = COMPLAINT_EVENTS.map((event) => [
    event,
    ...STATES.map((state) => getNextComplaintState(state, event) ?? '–'),
  ]);
  expect(table).toEqual(rows);
});

test('CM-01 every state can be reached from pending, and from every open one a work order can be completed', () => {
  const reachable = (from: string): Set<string> => {
    const reached = new Set([from]);
    for (let grown = 0; grown !== reached.size;) {
      grown = reached.size;
      const pairs = STATES.filter((each) => reached.has(each)).flatMap((state) =>
        COMPLAINT_EVENTS.map((event) => getNextComplaintState(state, event)),
      );
      for (const next of pairs) if (next) reached.add(next);
    }
    return reached;
  };
  expect(reachable('pending')).toEqual(new Set(STATES));
  expect(OPEN_COMPLAINT_STATES).toEqual(STATES.filter((state) => state !== 'completed'));
  expect(OPEN_COMPLAINT_STATES.filter((state) => !reachable(state).has('completed'))).toEqual([]);
  expect(reachable('completed')).toEqual(new Set(['completed']));
});

test('CM-01 every event of the table has its words in the history', () => {
  expect(COMPLAINT_EVENTS.filter((event) => !Object.hasOwn(COMPLAINT_EVENT, event))).toEqual([]);
});
