import type { BoardPerson } from './boardPeopleStore';
import { isAtWork } from './boardPeopleStore';
import type { BoardSelection } from '../../access/boardScope';

/** Only what agents work as a whole has a target: nobody sets one for a product or a device. */
export const hasTarget = ({ product, device }: BoardSelection): boolean =>
  product === undefined && device === undefined;

const worksIn = (queueId: number | undefined) => (person: BoardPerson) =>
  queueId === undefined || person.queueId === queueId;

/** What these people should recover in so many days, in minor units: the daily targets of the members who are enabled. */
export const targetOf = (
  people: readonly BoardPerson[],
  { queueId }: Pick<BoardSelection, 'queueId'>,
  days: number,
): number =>
  people
    .filter((person) => isAtWork(person) && worksIn(queueId)(person))
    .reduce((sum, { dailyTarget }) => sum + dailyTarget * days, 0);
