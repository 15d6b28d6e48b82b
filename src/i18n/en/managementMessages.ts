import board from './management/board.json';
import complaints from './management/complaints.json';
import institutions from './management/institutions.json';
import monitoring from './management/monitoring.json';
import queues from './management/queues.json';
import replay from './management/replay.json';
import seating from './management/seating.json';
import system from './management/system.json';
import trail from './management/trail.json';
import users from './management/users.json';

/** What the screens of leaders, administrators and auditors say: they come with the screens. */
export const managementMessages = {
  ...board,
  ...complaints,
  ...institutions,
  ...monitoring,
  ...queues,
  ...replay,
  ...seating,
  ...system,
  ...trail,
  ...users,
};
