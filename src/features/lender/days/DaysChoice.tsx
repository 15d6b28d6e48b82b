import { DayField } from '../SearchFields';

interface DaysChoiceProps {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (changes: Readonly<Record<'from' | 'to', string | undefined>>) => void;
}

/** Range of days, both included. */
export function DaysChoice({ from, to, onChange }: DaysChoiceProps) {
  return (
    <>
      <DayField label="lender.field.from" value={from} onChange={(day) => onChange({ from: day, to })} />
      <DayField label="lender.field.to" value={to} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}
