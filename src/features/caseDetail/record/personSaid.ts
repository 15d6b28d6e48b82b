import { type ContactRelation, isContactRelation } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';

/** The person spoken to, in the fields of the collection log (§3). Used for a server without contact ids. */
export interface PersonSaid {
  readonly contactRelation?: ContactRelation;
  readonly contactName?: string;
  readonly contactPhone?: string;
}

/** Returns the displayed fields of the chosen contact; empty if no contact is chosen. */
export function personSaid(contacts: readonly Contact[] | undefined, contactId: string | null | undefined): PersonSaid {
  const chosen = contactId ? contacts?.find(({ id }) => id === contactId) : undefined;
  if (!chosen) return {};
  const { relation, name, phone } = chosen;
  return { ...(isContactRelation(relation) && { contactRelation: relation }), contactName: name, contactPhone: phone };
}
