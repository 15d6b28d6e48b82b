import { CASE_STATUS, isOpenStatus, OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { codesOf } from '@/contract/codes/codeTable';
import { CASE_EVENTS, CASE_LIFECYCLE, statusAfter } from '@/machines/caseLifecycle';
import * as fc from 'fast-check';

/** What alone brings a case back that has ended. */
const BACK_TO_WORK: readonly string[] = ['reversed', 'reopened'];

const STATUSES = codesOf(CASE_STATUS);

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

test('CD-11 every event happens somewhere', () => {
  const used = CASE_EVENTS.filter((event) => STATUSES.some((status) => statusAfter(status, event) !== undefined));
  expect(used).toEqual([...CASE_EVENTS]);
});

test.each(OPEN_CASE_STATUSES)(
  'CD-11 %s can be assigned, opened, attempted, logged, promised, paid, extended, closed and withdrawn, not refunded or reopened',
  (status) => {
    const events = CASE_EVENTS.filter((event) => statusAfter(status, event) !== undefined);
    expect(events).toEqual(CASE_EVENTS.filter((event) => event !== 'refunded' && event !== 'reopened'));
  },
);

test.each(['C40', 'C50'] as const)('CD-11 %s is the end, unless the lender takes it up again', (status) => {
  expect(CASE_EVENTS.filter((event) => statusAfter(status, event) !== undefined)).toEqual(['reopened']);
});

test('CD-11 MI-04 whatever happens, a case that has ended opens again by a reversal or the lender’s word alone, and one that was worked is never new again', () => {
  const lives = fc.array(fc.constantFrom(...CASE_EVENTS), { maxLength: 40 });
  const run = fc.check(
    fc.property(lives, (events) => {
      let status: keyof typeof CASE_STATUS = 'C00';
      for (const event of events) {
        const next: keyof typeof CASE_STATUS = statusAfter(status, event) ?? status;
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
