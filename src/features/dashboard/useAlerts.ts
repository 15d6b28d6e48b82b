import { useBoardAlertAlertsQuery } from '@/api/boardApi';

/** Most of what is alerted of comes with time and not with somebody's act: it is looked at again every minute. */
const EVERY_MS = 60_000;

/** What a leader should know now, asked once for all who show it. */
export const useAlerts = () => useBoardAlertAlertsQuery(undefined, { pollingInterval: EVERY_MS });
