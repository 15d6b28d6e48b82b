import { MOVING_POLL_MS } from '@/api/client/polling';
import { useTaskWorkSmsLogQuery } from '@/api/endpoints/cases/taskWorkApi';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import type { CASE_MESSAGE_LIST } from '@/contract/lists/caseLists';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';

const isOnItsWay = ({ state }: SmsRecord): boolean => state === 'queued' || state === 'sending';

/** Returns the messages of a case. Polls while one is pending, in case the live connection is down. */
export function useSmsLog(taskId: string, order: ListOrder<SortColumn<typeof CASE_MESSAGE_LIST>> = {}) {
  const { currentData } = useTaskWorkSmsLogQuery({ id: taskId, ...order });
  const isMoving = currentData?.some(isOnItsWay) ?? false;
  return useTaskWorkSmsLogQuery({ id: taskId, ...order }, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 });
}
