import type { CallInput } from '@/contract/call';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { type ContactRelation, isContactRelation } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';

/** One line of the list of emergency contacts while it is edited. */
export interface EmergencyRow {
  /** Id of an existing contact. */
  readonly id?: string;
  readonly name?: string;
  readonly relation?: ContactRelation;
  /** New number; without it an existing contact retains its number. */
  readonly phone?: string;
  /** The number that is there, masked (CD-12). */
  readonly masked?: string;
  /** Removed; undo restores it until the list is saved. */
  readonly isRemoved?: boolean;
}

/** The list as the form holds it. */
export interface EmergencyFields {
  readonly contacts: readonly EmergencyRow[];
}

/** Converts the server's list to form fields. A relation that is not in the table must be chosen again. */
export const getEmergencyFields = (contacts: readonly Contact[]): EmergencyFields => ({
  contacts: contacts
    .filter(({ emergency }) => emergency)
    .map(({ id, name, relation, phone }) => ({
      id,
      name,
      masked: phone,
      ...(isContactRelation(relation) && { relation }),
    })),
});

type Request = CallInput<typeof taskWorkCalls.saveUserEmerContact>;

/** The whole list as it is saved; lines whose relation is missing never pass the form. */
export const toEmergencyRequest = (taskId: string, { contacts }: EmergencyFields): Request => ({
  taskId,
  contacts: contacts
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ id, name = '', relation, phone }) =>
      relation === undefined ? [] : [{ id: id ?? null, name, relation, phone: phone?.trim() || null }],
    ),
});
