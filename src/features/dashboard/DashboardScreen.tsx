import { useMay } from '@/ui/currentUser';

import { LeaderBoard } from './LeaderBoard';
import { OwnBoard } from './OwnBoard';

/** /dashboard: the team's figures for those who lead, everybody else's own (DB-01). */
export function DashboardScreen() {
  return useMay('board.lead') ? <LeaderBoard /> : <OwnBoard />;
}
