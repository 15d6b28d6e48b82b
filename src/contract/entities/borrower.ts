import * as z from 'zod/mini';
import { id } from '../schemas';

/** User info of a borrower (§3): ten fields; ID number, phones and addresses are masked (CD-12). */
export const borrower = z.object({
  borrowerId: id,
  identityNumber: z.nullable(z.string()),
  maritalStatus: z.nullable(z.string()),
  education: z.nullable(z.string()),
  mobilePhone: z.nullable(z.string()),
  homePhone: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  workingYears: z.nullable(z.number()),
  homeAddress: z.nullable(z.string()),
  companyAddress: z.nullable(z.string()),
});

/** User info of a borrower (§3). */
export type Borrower = z.output<typeof borrower>;

/** What can be shown unmasked, one field a click; each click is recorded as behaviour (CD-12). contactPhone goes with a contactId, the last four with the rowId of what they belong to. */
export const REVEALABLE = [
  'identityNumber',
  'mobilePhone',
  'homePhone',
  'homeAddress',
  'companyAddress',
  'deductionAccount',
  'bankAccount',
  'contactPhone',
  'addressBookPhone',
  'callRecordPhone',
  'smsPhone',
  'shoppingAddress',
] as const;

/** A field that can be shown unmasked. */
export type Revealable = (typeof REVEALABLE)[number];
