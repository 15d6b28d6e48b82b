import type { LawReplay } from '@/contract/entities/law/lawReplay';

/** Returns true if the replay is waiting or running. */
export const isReplayRunning = ({ state }: LawReplay): boolean => state === 'waiting' || state === 'running';
