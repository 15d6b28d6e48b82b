import { ALLOCATION_FIRST } from '@/contract/codes/queueCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { LOAN_PART } from '@/contract/codes/caseCodes';
import { toMinorUnits } from '@/contract/minor';
import { DEFAULT_ALLOCATION_ORDER } from '@/contract/money/allocationOrder';
import * as fc from 'fast-check';
import { bookEvent } from '../../../server/modules/lender/booking/bookEvent';
import { loanPlans, openInMemory, type Said, sequences, wrongBooks } from '../../support/lender/booksInMemory';
import { extensionsIn } from '../../support/lender/codesInMemory';

const SEQUENCES = 10_000;

const order = fc.record({
  first: fc.constantFrom(...getCodeValues(ALLOCATION_FIRST)),
  parts: fc.shuffledSubarray(getCodeValues(LOAN_PART), { minLength: getCodeValues(LOAN_PART).length }),
});

const lives = fc.record({ plans: loanPlans, said: sequences, by: order, isHeld: fc.boolean() });

test('MI-01 MI-02 MI-04 MI-07 after every event of 10,000 random sequences incoming money is allocated, returned or waiting, no loan is below zero, and loan, plan, payments and case agree', () => {
  // Extensions that were bought, and those of them whose payment bounced.
  const extensions: Record<string, number> = {};
  const property = fc.property(lives, ({ plans, said, by, isHeld }) => {
    const { books, events } = openInMemory(plans, said, { order: by, held: isHeld ? [20] : [] });
    for (const event of events) {
      bookEvent(books, event);
      const wrong = wrongBooks(books, events);
      if (wrong.length > 0) throw new Error(`after ${event.reference}: ${wrong.join('; ')}`);
    }
    for (const how of extensionsIn(books)) extensions[how] = (extensions[how] ?? 0) + 1;
  });
  const run = fc.check(property, { numRuns: SEQUENCES });
  const story = `failed with seed ${run.seed}: ${JSON.stringify(run.counterexample)} ${String(run.errorInstance)}`;
  expect(run.failed ? story : 'held').toBe('held');
  expect(extensions['stands']).toBeGreaterThan(100);
  expect(extensions['reversed']).toBeGreaterThan(10);
});

test('MI-02 MI-04 a refund and a reversal before their payment: the excess return waits for a person', () => {
  const owed = {
    penalty: toMinorUnits(0),
    interest: toMinorUnits(0),
    tax: toMinorUnits(0),
    principal: toMinorUnits(0),
  };
  const any = { loan: 0, amount: 100, isForeign: false, isToCome: false };
  const said: Said[] = [
    { ...any, kind: 'refund', of: 2 },
    { ...any, kind: 'reversal', of: 2 },
    { ...any, kind: 'payment', of: 0 },
  ];
  const { books, events } = openInMemory([[owed]], said, { order: DEFAULT_ALLOCATION_ORDER });
  for (const event of events) bookEvent(books, event);
  expect(wrongBooks(books, events)).toEqual([]);
  const open = books.clarifications.all().filter(({ state }) => state === 'open');
  expect(open).toMatchObject([{ eventId: events[1]?.id, reason: 'returnedBefore', amount: -100 }]);
  expect(events[1]).toMatchObject({ state: 'booked', clarifyReason: 'returnedBefore' });
});
