import type { ApprovalFact } from '@/contract/entities/management/approval';
import { CalendarDay } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { FormattedNumber } from 'react-intl';

interface FactValueProps {
  readonly of: ApprovalFact;
  readonly currency: string | null;
}

/** A fact of a request: money, a number, a day or text. */
export function FactValue({ of: { money, number, day, text }, currency }: FactValueProps) {
  if (typeof money === 'number') return <Money amount={money} currency={currency} />;
  if (typeof number === 'number') return <FormattedNumber value={number} />;
  return day ? <CalendarDay at={day} /> : (text ?? '–');
}
