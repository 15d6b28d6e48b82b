import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { LawfulLine } from '@/features/caseDetail/lawful/LawfulLine';
import { screen } from '@testing-library/react';

import { draw } from '../../support/features/shellRig';

const six = new Date();
six.setHours(23, 58, 0, 0);
const midnight = new Date(six.getTime() + 60_000);

const speaking = (rule: string, until: string | null): ContactVerdict['reasons'][number] => ({
  pack: rule.startsWith('house') ? 'HOUSE@3' : 'MX@2014-10-08',
  rule,
  kind: rule.startsWith('house') ? 'not' : 'window',
  effect: 'deny',
  source: 'Text',
  article: '1',
  until,
});
const refusing = (...reasons: ContactVerdict['reasons']): ContactVerdict => {
  const [earliest = null] = reasons
    .map(({ until }) => until)
    .toSorted((one, other) => (one === null ? -1 : other === null ? 1 : other.localeCompare(one)));
  return { verdict: 'deny', earliest, takesReason: false, reasons, zones: [] };
};

interface Told {
  readonly verdict: ContactVerdict;
  readonly isBorrower: boolean;
  readonly words: string;
}

const told = (isBorrower: boolean, words: string, ...reasons: ContactVerdict['reasons']): Told => ({
  verdict: refusing(...reasons),
  isBorrower,
  words,
});
const hours = speaking('house.hours', six.toISOString());

const CASES: readonly (readonly [of: string, told: Told])[] = [
  ['the hours of the borrower', told(true, "Not until 23:58: borrower's preference", hours)],
  ['the hours of somebody else', told(false, 'Not until 23:58: as this person asked', hours)],
  ['no calls', told(true, "Not at all: borrower's preference", speaking('house.channelStopped', null))],
  ['a wrong number', told(true, 'Not at all: wrong number', speaking('house.never', null))],
  ['a lawyer', told(false, 'Not at all: through the lawyer', speaking('house.attorney', null))],
  ['a law that waits for longer', told(true, 'Not until 23:59', hours, speaking('mx.hours', midnight.toISOString()))],
  ['the law alone', told(true, 'Not until 23:58', speaking('mx.hours', six.toISOString()))],
];

test.each(CASES)(
  'LC-05 LC-06 a contact says whose wish it waits for: %s',
  async (_, { verdict, isBorrower, words }) => {
    draw(<LawfulLine verdict={verdict} isBorrower={isBorrower} />);
    expect((await screen.findByRole('button')).textContent).toBe(words);
  },
);
