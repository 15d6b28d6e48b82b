import { usePermission } from '@/ui/screen/currentUser';

import { LeaderBoard } from './LeaderBoard';
import { OwnBoard } from './OwnBoard';

/** /dashboard: the team's figures for those who lead, everybody else's own (DB-01). */
export function DashboardScreen() {
  return usePermission('board.lead') ? <LeaderBoard /> : <OwnBoard />;
}
