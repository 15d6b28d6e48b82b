import * as z from 'zod/mini';
import { code, count, id, idInput, money, remark, time } from '../../schemas';

/** A picture of a borrower (§2 image material and user pictures, CD-04). The image itself is loaded by task/picture. */
export const userPicture = z.object({
  id,
  /** contract/codes/caseCodes */
  kind: code,
  name: z.string(),
  takenTime: z.nullable(time),
  comments: count,
});

/** A picture of a borrower. */
export type UserPicture = z.output<typeof userPicture>;

/** A remark on a picture (§7 task: image comments; shape ours). */
export const pictureComment = z.object({ id, pictureId: id, comment: z.string(), creator: z.string(), time });

/** Body of task/imageComments/{id}. */
export const pictureCommentRequest = z.strictObject({
  pictureId: idInput,
  comment: remark.check(z.trim(), z.minLength(1)),
});

/** An entry of the borrower's address book (§2, CD-09); the number is masked (CD-12). */
export const addressBookEntry = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  /** Already added to the contacts. */
  isContact: z.boolean(),
  /** Number of times the number occurs in the borrower's call list. */
  calls: count,
});

export type AddressBookEntry = z.output<typeof addressBookEntry>;

/** A line of the borrower's own call list (§3 User call record, CD-09); the number is masked. */
export const userCallRecord = z.object({
  id,
  name: z.nullable(z.string()),
  phone: z.string(),
  /** contract/codes/contactCodes */
  type: code,
  time,
  /** Seconds. */
  duration: count,
});

/** A line of the borrower's own call list. */
export type UserCallRecord = z.output<typeof userCallRecord>;

/** An order of an online-shopping account; the address is masked. */
const shoppingOrder = z.object({
  id,
  time,
  title: z.string(),
  amount: money,
  receiver: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

/** The borrower's online-shopping account (§2, §7 task/userAlibabaInfo; fields ours); null if there is none. */
export const shoppingAccount = z.nullable(
  z.object({
    platform: z.string(),
    accountName: z.string(),
    registeredTime: z.nullable(time),
    orderCount: count,
    totalAmount: money,
    lastOrderTime: z.nullable(time),
    orders: z.array(shoppingOrder),
    currency: z.nullish(z.string()),
  }),
);

/** The borrower's online-shopping account. */
export type ShoppingAccount = z.output<typeof shoppingAccount>;

/** A current or earlier loan of the borrower (§7 loan/loan-record; fields ours). */
export const loanRecord = z.object({
  loanId: id,
  appName: z.nullable(z.string()),
  productCategory: z.nullable(z.string()),
  loanTime: z.nullable(time),
  contractAmount: money,
  amountDue: money,
  /** contract/codes/caseCodes */
  loanStatus: code,
  /** contract/codes/caseCodes */
  reloan: z.nullable(code),
  penaltyDay: z.number(),
  /** The loan's case, if the caller may open it; otherwise null. */
  taskId: z.nullable(id),
  currency: z.nullish(z.string()),
});

export type LoanRecord = z.output<typeof loanRecord>;

/** A case that shares a number with this one (§7 task: link by phone; shape ours). */
export const linkedCase = z.object({
  taskId: id,
  loanId: id,
  borrowerName: z.string(),
  /** contract/codes/caseCodes */
  status: code,
  amount: money,
  /** The shared number, masked. */
  phone: z.string(),
  currency: z.nullish(z.string()),
});
