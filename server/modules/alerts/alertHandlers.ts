import type { boardAlertCalls } from '@/contract/calls/management/boardAlertCalls';
import type { Handlers } from '../../access/callContext';
import { getAlerts } from './leaderAlerts';

/** Handlers of the dashboard alerts (DB-01). */
export const alertHandlers: Handlers<typeof boardAlertCalls> = {
  alerts: (_, context) => getAlerts(context),
};
