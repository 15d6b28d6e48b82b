import { useTaskWorkSmsLogQuery } from '@/api/taskWorkApi';
import { MOVING_POLL_MS } from '@/api/polling';
import type { SmsRecord } from '@/contract/entities/sms';

const isOnItsWay = ({ state }: SmsRecord): boolean => state === 'queued' || state === 'sending';

/** The messages of a case; while one is on its way they are asked for again, should the live line be down. */
export function useSmsLog(taskId: string) {
  const { currentData } = useTaskWorkSmsLogQuery({ id: taskId });
  const isMoving = currentData?.some(isOnItsWay) ?? false;
  return useTaskWorkSmsLogQuery({ id: taskId }, { pollingInterval: isMoving ? MOVING_POLL_MS : 0 });
}
