import type * as z from 'zod/mini';
import { BEHAVIOUR_SEVERITY, BEHAVIOUR_SIGN, BEHAVIOUR_TYPE } from '@/contract/codes/complaintCodes';
import { codeLabel } from '@/contract/codes/codeTable';
import type {
  BehaviourCount,
  behaviourCountFileQuery,
  behaviourDetailFileQuery,
  BehaviourRow,
} from '@/contract/entities/management/behaviour';
import { BEHAVIOUR_COUNT_LIST, BEHAVIOUR_LIST, everyBehaviour } from '@/contract/lists/monitoringLists';
import type { CallerContext } from '../../access/callContext';
import { eachPiece } from '../../values/arrays';
import { behaviourCounts, daysAsked } from './behaviourCounts';
import { getSearch } from './behaviourDetailPage';
import { allBehaviour } from './behaviourDetailStore';
import { behaviourOnWire } from './behaviourWire';
import { type ExportColumns, exportWithAudit } from './exportWithAudit';

const TITLE = { cn: '行为监控', en: 'Monitoring', es: 'Supervisión' };

const signWords = ({ signs }: BehaviourCount, { language }: CallerContext): string =>
  signs.map(({ sign, value }) => `${codeLabel(BEHAVIOUR_SIGN, sign, language)}: ${value}`).join('; ');

const COUNT_CELLS: ExportColumns<typeof BEHAVIOUR_COUNT_LIST, BehaviourCount> = {
  username: ({ username }) => username,
  name: ({ name }) => name,
  group: ({ groupName }) => groupName,
  severity: ({ severity }, { language }) => codeLabel(BEHAVIOUR_SEVERITY, severity, language),
  signs: signWords,
  reveals: ({ reveals }) => reveals,
  borrowers: ({ borrowers }) => borrowers,
  oddHours: ({ oddHours }) => oddHours,
  total: ({ total }) => total,
  ...everyBehaviour(
    (type) =>
      ({ byType }) =>
        byType.find((kind) => kind.type === type)?.count ?? 0,
  ),
  lastAt: ({ lastAt }) => lastAt,
};

const DETAIL_CELLS: ExportColumns<typeof BEHAVIOUR_LIST, BehaviourRow> = {
  at: ({ at }) => at,
  username: ({ username }) => username,
  name: ({ name }) => name,
  type: ({ type }, { language }) => codeLabel(BEHAVIOUR_TYPE, type, language),
  loan: ({ loanId }) => loanId,
  detail: ({ detail }) => detail,
  ip: ({ ip }) => ip,
  socketIp: ({ socketIp }) => socketIp,
};

/** Exports the behavior of each user as a file, by default the most unusual first (MO-01, AP-06). */
export async function countFile(
  { format, ...asked }: z.output<typeof behaviourCountFileQuery>,
  context: CallerContext,
) {
  const { from, to } = daysAsked(asked, context);
  const taken = {
    columns: BEHAVIOUR_COUNT_LIST,
    cells: COUNT_CELLS,
    rows: await behaviourCounts(asked, context),
    title: TITLE,
    fileName: `saldo-behaviour-${from}_${to}`,
    format,
    type: 'exportBehaviour',
    what: `behaviour ${from}_${to}, `,
  } as const;
  return exportWithAudit(taken, context);
}

/** Exports the single records as a file (MO-01, AP-06). */
export async function detailFile(
  { format, ...asked }: z.output<typeof behaviourDetailFileQuery>,
  context: CallerContext,
) {
  const { from, to } = daysAsked(asked, context);
  const { search } = await getSearch(asked, context);
  const taken = {
    columns: BEHAVIOUR_LIST,
    cells: DETAIL_CELLS,
    rows: eachPiece(allBehaviour(context.tx, search), behaviourOnWire),
    title: TITLE,
    fileName: `saldo-behaviour-detail-${from}_${to}`,
    format,
    type: 'exportBehaviour',
    what: `behaviour-detail ${from}_${to}, `,
  } as const;
  return exportWithAudit(taken, context);
}
