import type { RejectionAnswer } from '@/contract/codes/lenderCodes';

import { CountLink } from './CountLink';

interface TurnedCountProps {
  readonly count: number;
  readonly answer: RejectionAnswer;
  /** Origin of the rows, as filters of the address. */
  readonly of: Readonly<Record<string, string>>;
}

/** A count of rows that were not taken in; opens these rows. */
export const RejectedCount = ({ count, answer, of }: TurnedCountProps) => (
  <CountLink count={count} to={{ view: 'turned', answer, ...of }} />
);
