import type { Binder } from '@/contract/entities/binding';

/** Whether today's schedule says that somebody works: without a planned seat nobody knows. */
export const isOnDuty = ({ isPlanned, duty }: Pick<Binder, 'isPlanned' | 'duty'>): boolean =>
  isPlanned && duty === 'onDuty';
