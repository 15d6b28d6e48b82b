import type { Minor } from '@/contract/minor';
import type { Act, ActFact } from '../../kernel/secondPerson';
import { stripNul } from '../../values/stripNul';
import type { StoredLoan, Task } from '../cases/casesFacade';

interface Wanted {
  readonly days: number;
  /** The due day that it would lead to. */
  readonly until: string;
  /** Why it is granted. */
  readonly remark?: string;
  /** What it costs the borrower, where it is bought. */
  readonly price?: Minor;
}

/** What an extension, granted or offered for money, means to who decides about it (MI-09): the whole of what is due comes later. */
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
