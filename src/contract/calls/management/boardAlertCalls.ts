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
      'What who leads should know now: short-staffed, silent on duty, promises of tomorrow, capacity passed; by the limits of the institution.',
  }),
};
