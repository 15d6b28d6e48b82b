import type { Approval } from '@/contract/entities/management/approval';

/** Width of a dialog in pixels; a list of cases needs more than a few facts. */
export const getDialogWidth = ({ cases }: Approval): number => (cases === null ? 520 : 780);
