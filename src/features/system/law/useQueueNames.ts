import { useInstitutionAndQueueListQuery } from '@/api/endpoints/management/institutionAndQueueApi';
import { PAGE_SIZE_MAX } from '@/contract/ourLimits';

/** The institution's queues by their ids, in the order of their codes. */
export function useQueueNames(): ReadonlyMap<string, string> {
  const { data } = useInstitutionAndQueueListQuery({ size: PAGE_SIZE_MAX, sort: 'code', order: 'asc' });
  return new Map(data?.result.map(({ id, name }) => [id, name]));
}
