import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { linkedCase } from '@/contract/entities/material';
import { contact, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { maskPhone } from '../../security/masking';
import { findBorrower, type Task } from '../cases/casesFacade';
import { visibleTasks } from '../../access/visibleTasks';
import { toWire } from '../../values/wire';
import { phoneDigits } from '../../values/phoneDigits';

/** Cases that share a number with another are listed up to this many, the newest. */
const LINKED_CASES_MAX = 50;

type LinkContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type LinkedCase = z.input<typeof linkedCase>;

/** All numbers of a case's borrower and contacts, by their digits. */
async function numbersOf(of: Task, context: LinkContext): Promise<string[]> {
  const { mobilePhone, homePhone } = await findBorrower(of, context);
  const contacts = await context.tx
    .select({ phone: contact.phone })
    .from(contact)
    .where(eq(contact.borrowerId, of.borrowerId));
  const phones = [mobilePhone ?? '', homePhone ?? '', ...contacts.map(({ phone }) => phone)];
  return [...new Set(phones.map(phoneDigits))].filter((digits) => digits !== '');
}

/** The other cases that the caller may see and that share a number with this one, newest first. A borrower's own numbers are contacts too (R01), so that contacts alone are looked through. */
export async function linkByPhone(of: Task, context: LinkContext): Promise<LinkedCase[]> {
  const { tx, caller } = context;
  const numbers = await numbersOf(of, context);
  if (numbers.length === 0) return [];
  const rows = await tx
    .select({
      id: task.id,
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      status: task.status,
      amount: task.amount,
      phone: sql<string>`min(${contact.phone})`,
    })
    .from(contact)
    .innerJoin(task, eq(task.borrowerId, contact.borrowerId))
    .where(
      and(
        eq(contact.institutionId, caller.institutionId),
        inArray(contact.phoneDigits, numbers),
        visibleTasks(caller),
        ne(task.id, of.id),
      ),
    )
    .groupBy(task.id)
    .orderBy(desc(task.id))
    .limit(LINKED_CASES_MAX);
  return rows.map(({ id, loanNo, borrowerName, status, amount, phone }) => ({
    taskId: String(id),
    loanId: loanNo,
    borrowerName,
    status,
    amount: toWire(amount, caller.currencyDigits),
    phone: maskPhone(phone),
    currency: caller.currency,
  }));
}
