import { CASE_STATUS, isOpenStatus } from '@/contract/codes/caseCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { CASE_EVENTS, CASE_LIFECYCLE, getStatusAfter } from '@/machines/caseLifecycle';
import * as fc from 'fast-check';

/** Events that can reopen an ended case. */
const BACK_TO_WORK: readonly string[] = ['reversed', 'reopened'];

const STATUSES = getCodeValues(CASE_STATUS);

/** Every event × every status, written down once more by hand: '–' is refused. */
const EXPECTED = `
  event         C00  C01  C10  C20  C30  C31  C32  C40  C50
  assigned      C00  C01  C10  C20  –    –    –    –    –
  unassigned    C00  C01  C10  C20  –    –    –    –    –
  queued        C00  C01  C10  C20  –    –    –    –    –
  opened        C00  C01  C10  C20  –    –    –    –    –
  attempted     C01  C01  C10  C20  –    –    –    –    –
  logged        C10  C10  C10  C20  –    –    –    –    –
  promised      C20  C20  C20  C20  –    –    –    –    –
  promiseBroken C10  C10  C10  C10  –    –    –    –    –
  paidInPart    C00  C01  C10  C20  –    –    –    –    –
  paidInFull    C31  C31  C31  C31  –    –    –    –    –
  extended      C32  C32  C32  C32  –    –    –    –    –
  closed        C30  C30  C30  C30  –    –    –    –    –
  withdrawn     C40  C40  C40  C40  –    –    –    –    –
  refunded      –    –    –    –    C50  C50  C50  –    –
  reversed      C00  C01  C10  C20  –    C10  –    –    –
  reopened      –    –    –    –    C10  –    C10  C10  C10
`;

test('CD-11 every status × every event leads where the written table says, and nowhere else', () => {
  const [heading = [], ...rows] = EXPECTED.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/u));
  expect(heading.slice(1)).toEqual(STATUSES);
  expect(rows.map(([event]) => event)).toEqual([...CASE_EVENTS]);
  const table = CASE_EVENTS.map((event) => [event, ...STATUSES.map((status) => getStatusAfter(status, event) ?? '–')]);
  expect(table).toEqual(rows);
});

test('CD-11 every status of the specification has its row, and every one but C00 can be reached from C00', () => {
  const reached = new Set(['C00']);
  for (let grown = 0; grown !== reached.size;) {
    grown = reached.size;
    for (const status of STATUSES.filter((each) => reached.has(each))) {
      for (const next of Object.values(CASE_LIFECYCLE[status])) reached.add(next);
    }
  }
  expect(reached).toEqual(new Set(STATUSES));
});

test('CD-11 MI-04 whatever happens, a case that has ended opens again by a reversal or the lender’s word alone, and one that was worked is never new again', () => {
  const lives = fc.array(fc.constantFrom(...CASE_EVENTS), { maxLength: 40 });
  const run = fc.check(
    fc.property(lives, (events) => {
      let status: keyof typeof CASE_STATUS = 'C00';
      for (const event of events) {
        const next: keyof typeof CASE_STATUS = getStatusAfter(status, event) ?? status;
        const isBack = !isOpenStatus(status) && isOpenStatus(next);
        if (isBack && !BACK_TO_WORK.includes(event)) return false;
        if (status !== 'C00' && next === 'C00') return false;
        status = next;
      }
      return true;
    }),
    { numRuns: 1000 },
  );
  expect(`${run.failed ? 'failed' : 'held'} ${run.failed ? `with seed ${run.seed}` : ''}`.trim()).toBe('held');
});
