import board from './board.json';
import complaints from './complaints.json';
import institutions from './institutions.json';
import monitoring from './monitoring.json';
import queues from './queues.json';
import replay from './replay.json';
import seating from './seating.json';
import system from './system.json';
import trail from './trail.json';
import users from './users.json';

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
