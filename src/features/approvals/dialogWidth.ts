import type { Approval } from '@/contract/entities/approval';

/** A list of cases needs more room than a few facts; in pixels. */
export const dialogWidth = ({ cases }: Approval): number => (cases === null ? 520 : 780);
