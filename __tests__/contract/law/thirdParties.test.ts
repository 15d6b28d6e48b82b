import { LAW_FACT, type LawFact } from '@/contract/codes/lawFactCodes';
import type { LawRole } from '@/contract/codes/lawCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import { getPurpose } from '@/contract/law/contactRole';
import { decideContact } from '@/contract/law/decideContact';
import { at, getContact } from '../../support/law/lawCase';

const OTHERS = ['relative', 'reference', 'emergency', 'employer', 'colleague', 'unknown'] as const;
const FACTS = getCodeValues(LAW_FACT);
const MOMENTS = ['2026-11-24 10:00', '2026-11-25 15:00', '2026-11-29 03:00'];

/** The packs that name who may be contacted, where a borrower lives, and what opens the way to others. */
const PLACES: readonly (readonly [pack: string, zone: string, evidence: readonly LawFact[]])[] = [
  ['MX', 'America/Mexico_City', []],
  ['PE', 'America/Lima', []],
  ['CO', 'America/Bogota', []],
  ['CN', 'Asia/Shanghai', ['borrowerUnreachable', 'borrowerIncapable', 'dead']],
];

interface Asked {
  readonly pack: string;
  readonly zone: string;
  readonly role: LawRole;
  readonly known: readonly LawFact[];
}

/** Returns the pack's decisions on a call and a message at several moments. */
const decisions = ({ pack, zone, role, known }: Asked) =>
  MOMENTS.flatMap((moment) =>
    (['call', 'sms'] as const).map((channel) => {
      const facts = known.map((fact) => ({ fact }));
      const asked = { says: pack, is: 'deny', zone, known: facts } as const;
      const intent = { channel, role, purpose: getPurpose(role) } as const;
      return decideContact(selectPacks(ALL_PACKS, [pack]), getContact({ ...asked, intent }), at(moment, zone));
    }),
  );

const areClosed = (asked: Asked): boolean =>
  decisions(asked).every(({ verdict, earliest }) => verdict === 'deny' && earliest === null);

test.each(PLACES)(
  'LC-04 %s: no fact but its evidence, nor all of the others, nor time opens a way to others',
  (pack, zone, evidence) => {
    const others = FACTS.filter((fact) => !evidence.includes(fact));
    for (const role of OTHERS) {
      for (const known of [[], others, ...others.map((fact) => [fact])]) {
        expect({ role, known, closed: areClosed({ pack, zone, role, known }) }).toEqual({ role, known, closed: true });
      }
      for (const fact of evidence) expect(areClosed({ pack, zone, role, known: [fact] })).toBe(false);
    }
  },
);

test('LC-04 who has refused stays refused, whatever else is known', () => {
  for (const role of OTHERS) {
    for (const known of [FACTS, ['refused'], ...FACTS.map((fact) => [fact, 'refused'])] as LawFact[][]) {
      const asked = { pack: 'CN', zone: 'Asia/Shanghai', role, known };
      expect(areClosed(asked)).toBe(true);
      expect(decisions(asked).every(({ reasons }) => reasons.some(({ rule }) => rule === 'house.refused'))).toBe(true);
    }
  }
});
