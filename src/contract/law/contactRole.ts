import { CONTACT_RELATION, type ContactRelation } from '../codes/contactRelation';
import type { LawPurpose } from '../codes/lawPurpose';
import type { LawRole } from '../codes/lawRole';

const ROLE_OF: Readonly<Record<ContactRelation, LawRole>> = {
  R01: 'borrower',
  R02: 'spouse',
  R03: 'relative',
  R04: 'relative',
  R05: 'relative',
  R06: 'reference',
  R07: 'reference',
  R08: 'colleague',
  R09: 'relative',
  R10: 'reference',
  R11: 'unknown',
  R12: 'unknown',
  '': 'unknown',
};

const isKnown = (relation: string): relation is ContactRelation => Object.hasOwn(CONTACT_RELATION, relation);

/** Somebody through whom a borrower can be reached, as a list of contacts has them. */
export interface Reachable {
  readonly relation: string;
  readonly name: string;
  readonly phone: string;
  readonly emergency: boolean;
}

/** How a contact stands to the debt (LC-04): a relation that nobody knows is nobody's permission. */
export const getRole = ({ relation, emergency }: Pick<Reachable, 'relation' | 'emergency'>): LawRole => {
  const role = isKnown(relation) ? ROLE_OF[relation] : 'unknown';
  return emergency && (role === 'reference' || role === 'unknown') ? 'emergency' : role;
};

/** What a contact is sought for: the borrower, or who acts for the borrower, to collect, everybody else to find the borrower. */
export const getPurpose = (role: LawRole): LawPurpose =>
  role === 'borrower' || role === 'attorney' ? 'collect' : 'locate';

/** However a number is written, with its country before it or without. */
export const numberKey = (phone: string): string => phone.replaceAll(/\D/gu, '').slice(-10);

/** All numbers of the borrower are one person. */
export const BORROWER = 'borrower';

/** Whom contacts are counted by: all numbers of the borrower are one person, and all of one name. */
export function personKey({ relation, name, phone }: Pick<Reachable, 'relation' | 'name' | 'phone'>): string {
  if (relation === 'R01') return BORROWER;
  const named = name.trim().toLowerCase();
  return named === '' ? numberKey(phone) : named;
}
