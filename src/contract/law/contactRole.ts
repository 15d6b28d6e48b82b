import { CONTACT_RELATION, type ContactRelation } from '../codes/contactCodes';
import type { LawPurpose, LawRole } from '../codes/lawCodes';

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

/** A contact of a borrower, as in a list of contacts. */
export interface ContactPerson {
  readonly relation: string;
  readonly name: string;
  readonly phone: string;
  readonly emergency: boolean;
}

/** Returns the role of a contact regarding the debt (LC-04). An unknown relation grants no permission. */
export const getRole = ({ relation, emergency }: Pick<ContactPerson, 'relation' | 'emergency'>): LawRole => {
  const role = isKnown(relation) ? ROLE_OF[relation] : 'unknown';
  return emergency && (role === 'reference' || role === 'unknown') ? 'emergency' : role;
};

/** Returns the purpose of a contact: collection for the borrower or the borrower's representative, otherwise locating the borrower. */
export const getPurpose = (role: LawRole): LawPurpose =>
  role === 'borrower' || role === 'attorney' ? 'collect' : 'locate';

/** Returns a key for a phone number that ignores formatting and country code. */
export const toNumberKey = (phone: string): string => phone.replaceAll(/\D/gu, '').slice(-10);

/** Person key of the borrower, for all the borrower's numbers. */
export const BORROWER = 'borrower';

/** Returns the key by which contacts are counted per person: one key for all numbers of the borrower, and one per name. */
export function toPersonKey({ relation, name, phone }: Pick<ContactPerson, 'relation' | 'name' | 'phone'>): string {
  if (relation === 'R01') return BORROWER;
  const named = name.trim().toLowerCase();
  return named === '' ? toNumberKey(phone) : named;
}
