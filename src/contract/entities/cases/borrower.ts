import * as z from 'zod/mini';
import { id } from '../../schemas';

/** Personal data of a borrower (§3): ten fields. ID number, phones and addresses are masked (CD-12). */
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

/**
 * Fields that can be revealed, one field per click. Each click is recorded as behavior (CD-12). contactPhone needs a contactId; the last
 * four need the rowId of their row.
 */
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
