import * as fc from 'fast-check';
import { calculatePeerMedians, type OwnValues } from '../../../server/modules/monitoring/calculatePeerMedians';

/** Calculates the median by its definition: half of the others' values are not above it. */
const plainly = (everybody: readonly OwnValues[], { who, group }: OwnValues): number | null => {
  const others = everybody.filter((other) => other.group === group && other.who !== who);
  const values = others.flatMap((other) => other.values).toSorted((one, other) => one - other);
  if (values.length === 0) return null;
  const middle = (values.length - 1) / 2;
  return ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2;
};

const people = fc
  .array(fc.record({ group: fc.constantFrom('a', 'b'), values: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }) }), {
    maxLength: 8,
  })
  .map((all): OwnValues[] => all.map((each, place) => ({ ...each, who: String(place) })));

test('MO-01 the median of the others is that of all their days without the own ones', () => {
  fc.assert(
    fc.property(people, (everybody) => {
      const found = calculatePeerMedians(everybody);
      for (const one of everybody) expect(found.get(one.who)).toBe(plainly(everybody, one));
    }),
  );
});
