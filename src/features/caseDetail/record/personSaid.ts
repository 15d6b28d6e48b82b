import { type ContactRelation, isContactRelation } from '@/contract/codes/contactRelation';
import type { Contact } from '@/contract/entities/contact';

/** Who was spoken to, in the words of the collection log (§3): a server that knows no ids of contacts goes by these. */
export interface PersonSaid {
  readonly contactRelation?: ContactRelation;
  readonly contactName?: string;
  readonly contactPhone?: string;
}

/** The chosen contact's words, as they were shown; nothing where nobody was chosen. */
export function personSaid(contacts: readonly Contact[] | undefined, contactId: string | null | undefined): PersonSaid {
  const chosen = contactId ? contacts?.find(({ id }) => id === contactId) : undefined;
  if (!chosen) return {};
  const { relation, name, phone } = chosen;
  return { ...(isContactRelation(relation) && { contactRelation: relation }), contactName: name, contactPhone: phone };
}
