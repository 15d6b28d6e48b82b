import type { PlanAgent } from '@/contract/entities/management/binding';

/** Counts the cases above the capacity of an agent who receives some; 0 without a planned capacity. */
export const countAboveCapacity = ({
  gets,
  after,
  capacity,
}: Pick<PlanAgent, 'gets' | 'after' | 'capacity'>): number =>
  gets > 0 && capacity !== null ? Math.max(0, after - capacity) : 0;
