import type { TurnedAwayAnswer } from '@/contract/codes/turnedAwayAnswer';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

interface TurnedCountProps {
  readonly count: number;
  readonly answer: TurnedAwayAnswer;
  /** Where the rows came from. */
  readonly of: Readonly<Record<string, string>>;
}

/** A count of rows that were not taken in; opens these rows. */
export function TurnedCount({ count, answer, of }: TurnedCountProps) {
  const number = <FormattedNumber value={count} />;
  if (count === 0) return number;
  return <Link to={{ search: `?${new URLSearchParams({ view: 'turned', answer, ...of })}` }}>{number}</Link>;
}
