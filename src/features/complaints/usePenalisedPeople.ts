import { useCustomerServiceHandlersQuery } from '@/api/endpoints/management/customerServiceApi';
import type { Complaint } from '@/contract/entities/management/complaint';

/** A person against whom a penalty can be issued. */
export interface Penalised {
  readonly value: string;
  readonly label: string;
}

interface People {
  /** The person complained about, and those who have worked on the loan. */
  readonly workers: readonly Penalised[];
  readonly others: readonly Penalised[];
}

/** Lists whom a penalty can be against: of the caller's own scope, those connected to the complaint's loan apart. */
export function usePenalisedPeople({ accusedId, accusedName, workedBy }: Complaint): People {
  const { data = [] } = useCustomerServiceHandlersQuery();
  const connected = new Set(workedBy.map(({ id }) => id));
  const others = data.filter(({ id }) => id !== accusedId).map(({ id, name }) => ({ value: id, label: name }));
  const accused = accusedId === null ? [] : [{ value: accusedId, label: accusedName ?? accusedId }];
  return {
    workers: [...accused, ...others.filter(({ value }) => connected.has(value))],
    others: others.filter(({ value }) => !connected.has(value)),
  };
}
