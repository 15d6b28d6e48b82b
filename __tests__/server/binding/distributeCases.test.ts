import { toMinorUnits } from '@/contract/minor';
import * as fc from 'fast-check';
import { distributeCases } from '../../../server/modules/binding/distributeCases';

interface Share {
  readonly load: number;
  readonly gets: number;
}

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** Fairness: counts of new cases differ by at most one, and no recipient ends with two more cases than another agent. */
const FAIR = {
  count: (shares: readonly Share[]) => spread(shares.map(({ gets }) => gets)) <= 1,
  amount: () => true,
  load: (shares: readonly Share[]) => {
    const raised = shares.filter(({ gets }) => gets > 0).map(({ load, gets }) => load + gets);
    return raised.length === 0 || Math.max(...raised) - Math.min(...shares.map(({ load, gets }) => load + gets)) <= 1;
  },
};

test('QU-02 by number the shares differ by one case at most, by load too where possible; every agent takes part and no case is assigned twice', () => {
  const cases = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1 }), amount: fc.integer({ min: 0, max: 1e9 }).map(toMinorUnits) }),
    {
      selector: ({ id }) => id,
      maxLength: 300,
    },
  );
  const people = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1 }), load: fc.nat(50), products: fc.constant([]), loanTypes: fc.constant([]) }),
    {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 12,
    },
  );
  const run = fc.check(
    fc.property(
      cases,
      people,
      fc.constantFrom('count' as const, 'amount' as const, 'load' as const),
      (all, who, split) => {
        const given = distributeCases(all, who, split);
        const gets = who.map(({ id, load }) => ({ load, gets: [...given.values()].filter((to) => to === id).length }));
        return given.size === all.length && FAIR[split](gets);
      },
    ),
  );
  expect(run.failed ? `failed with seed ${run.seed}: ${JSON.stringify(run.counterexample)}` : 'held').toBe('held');
});
