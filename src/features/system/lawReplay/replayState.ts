import type { LawReplay } from '@/contract/entities/lawReplay';

/** Whether it waits or goes on. */
export const isUnderWay = ({ state }: LawReplay): boolean => state === 'waiting' || state === 'running';
