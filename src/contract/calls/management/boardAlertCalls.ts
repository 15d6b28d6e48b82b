import { mainCall } from '../../call';
import { boardAlerts } from '../../entities/management/boardAlerts';

/** Calls for the dashboard alerts (DB-01; not in the specification). */
export const boardAlertCalls = {
  alerts: mainCall({
    method: 'GET',
    path: 'achievementBoard/alerts',
    answer: boardAlerts,
    who: 'board.read',
    rows: 'institution',
    chosenByUs: true,
    means:
      "Returns alerts for leaders: short-staffed queues, inactive agents on duty, promises of tomorrow, exceeded capacity; by the institution's limits.",
  }),
};
