import type { Minor } from '@/contract/minor';
import type { Act, ActFact } from '../../kernel/secondPerson';
import { stripNul } from '../../values/stripNul';
import type { StoredLoan, Task } from '../cases/casesFacade';

interface Wanted {
  readonly days: number;
  /** New due day after the extension. */
  readonly until: string;
  /** Reason for the extension. */
  readonly remark?: string;
  /** Price for the borrower, if the extension is sold. */
  readonly price?: Minor;
}

/** Returns the facts of an extension, granted or sold, for its approval (MI-09): the whole due amount is postponed. */
export const extensionAct = (
  { id: taskId }: Pick<Task, 'id'>,
  { due, penaltyDate }: Pick<StoredLoan, 'due' | 'penaltyDate'>,
  { days, until, remark, price }: Wanted,
): Act => {
  const priceFact: ActFact[] = price === undefined ? [] : [{ fact: 'price', money: price }];
  const remarkFact: ActFact[] = remark === undefined ? [] : [{ fact: 'remark', text: stripNul(remark) }];
  return {
    kind: 'extension',
    taskId,
    amount: due,
    dueBefore: due,
    dueAfter: due,
    facts: [
      { fact: 'days', number: days },
      { fact: 'dueDayBefore', day: penaltyDate },
      { fact: 'dueDayAfter', day: until },
      ...priceFact,
      ...remarkFact,
    ],
  };
};
