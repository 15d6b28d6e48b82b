import { useBoardAlertAlertsQuery } from '@/api/endpoints/management/boardApi';

/** Polling interval in milliseconds, for alerts caused by time instead of an action, above all silence. */
const EVERY_MS = 60_000;

/** Queries the current alerts of a leader. All components share one request. */
export const useAlerts = () => useBoardAlertAlertsQuery(undefined, { pollingInterval: EVERY_MS });
