import { useBoardAlertAlertsQuery } from '@/api/boardApi';

/** What comes with time and not with somebody's act, silence above all: it is looked at again every minute. */
const EVERY_MS = 60_000;

/** What a leader should know now, asked once for all who show it. */
export const useAlerts = () => useBoardAlertAlertsQuery(undefined, { pollingInterval: EVERY_MS });
