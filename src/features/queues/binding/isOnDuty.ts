import type { Binder } from '@/contract/entities/management/binding';

/** Returns true if today's schedule has the agent on duty. Unknown without a planned seat, which counts as false. */
export const isOnDuty = ({ isPlanned, duty }: Pick<Binder, 'isPlanned' | 'duty'>): boolean =>
  isPlanned && duty === 'onDuty';
