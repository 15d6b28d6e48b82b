import type * as z from 'zod/mini';
import type { linkedCase } from '@/contract/entities/cases/material';
import type { CallerContext } from '../../access/callContext';
import { findBorrower, type Task } from '../cases/casesFacade';
import { linkedCaseOnWire } from './borrowerWire';
import { contactPhones } from './contactStore';
import { casesWithNumbers } from './linkedCaseStore';
import { homeCountry, toE164, toStoredPhone } from '../../values/phoneNumber';

type LinkContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Returns the digits of a number in each form that a row may have: old numbers are stored as they were entered. */
const writtenForms = (phone: string, { caller }: LinkContext): string[] => {
  const home = homeCountry(caller);
  return [phone, toStoredPhone(phone, home), toE164(phone, home)].map((form) => form.replaceAll(/\D/gu, ''));
};

/** Returns all numbers of a case's borrower and contacts, by their digits. */
async function getNumbers(of: Task, context: LinkContext): Promise<string[]> {
  const { mobilePhone, homePhone } = await findBorrower(of, context);
  const phones = [mobilePhone ?? '', homePhone ?? '', ...(await contactPhones(of, context))];
  return [...new Set(phones.flatMap((phone) => writtenForms(phone, context)))].filter((digits) => digits !== '');
}

/**
 * Lists the other cases that the caller may see and that share a number with this one, newest first. Only contacts are
 * searched, because a borrower's own numbers are contacts too (R01).
 */
export async function casesSharingPhone(of: Task, context: LinkContext): Promise<z.input<typeof linkedCase>[]> {
  const numbers = await getNumbers(of, context);
  if (numbers.length === 0) return [];
  const linked = await casesWithNumbers(numbers, of, context);
  return linked.map((row) => linkedCaseOnWire(row, context.caller));
}
