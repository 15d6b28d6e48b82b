import { secondPersonRequest, type SecondPersonLimits } from '@/contract/entities/management/approval';
import type { TypedAmount } from '@/ui/form/amountText';

/** The limits as they are being typed. */
export type TypedLimits = Readonly<
  Omit<SecondPersonLimits, 'deduction' | 'extension' | 'hours'> &
    Record<'deduction' | 'extension', TypedAmount> & { hours: number | null }
>;

/** Returns true if all typed limits can be saved. */
export const isComplete = (typed: TypedLimits): typed is SecondPersonLimits =>
  secondPersonRequest.safeParse(typed).success;
