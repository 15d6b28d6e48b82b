import type * as z from 'zod/mini';
import { BEHAVIOR_SEVERITY, BEHAVIOR_SIGN, BEHAVIOR_TYPE } from '@/contract/codes/complaintCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type {
  BehaviorCount,
  behaviorCountFileQuery,
  behaviorDetailFileQuery,
  BehaviorRow,
} from '@/contract/entities/management/behavior';
import { BEHAVIOR_COUNT_LIST, BEHAVIOR_LIST, mapBehaviorTypes } from '@/contract/lists/monitoringLists';
import type { CallerContext } from '../../access/callContext';
import { mapPieces } from '../../values/arrays';
import { listBehaviorCounts, parseDays } from './listBehaviorCounts';
import { getSearch } from './listBehaviorDetails';
import { streamBehavior } from './behaviorDetailStore';
import { serializeBehavior } from './behaviorWire';
import { type ExportColumns, exportWithAudit } from './exportWithAudit';

const TITLE = { cn: '行为监控', en: 'Monitoring', es: 'Supervisión' };

const signWords = ({ signs }: BehaviorCount, { language }: CallerContext): string =>
  signs.map(({ sign, value }) => `${getCodeLabel(BEHAVIOR_SIGN, sign, language)}: ${value}`).join('; ');

const COUNT_CELLS: ExportColumns<typeof BEHAVIOR_COUNT_LIST, BehaviorCount> = {
  username: ({ username }) => username,
  name: ({ name }) => name,
  group: ({ groupName }) => groupName,
  severity: ({ severity }, { language }) => getCodeLabel(BEHAVIOR_SEVERITY, severity, language),
  signs: signWords,
  reveals: ({ reveals }) => reveals,
  borrowers: ({ borrowers }) => borrowers,
  oddHours: ({ oddHours }) => oddHours,
  total: ({ total }) => total,
  ...mapBehaviorTypes(
    (type) =>
      ({ byType }) =>
        byType.find((kind) => kind.type === type)?.count ?? 0,
  ),
  lastAt: ({ lastAt }) => lastAt,
};

const DETAIL_CELLS: ExportColumns<typeof BEHAVIOR_LIST, BehaviorRow> = {
  at: ({ at }) => at,
  username: ({ username }) => username,
  name: ({ name }) => name,
  type: ({ type }, { language }) => getCodeLabel(BEHAVIOR_TYPE, type, language),
  loan: ({ loanId }) => loanId,
  detail: ({ detail }) => detail,
  ip: ({ ip }) => ip,
  socketIp: ({ socketIp }) => socketIp,
};

/** Exports the behavior of each user as a file, by default the most unusual first (MO-01, AP-06). */
export async function exportBehaviorCounts(
  { format, ...query }: z.output<typeof behaviorCountFileQuery>,
  context: CallerContext,
) {
  const { from, to } = parseDays(query, context);
  const taken = {
    columns: BEHAVIOR_COUNT_LIST,
    cells: COUNT_CELLS,
    rows: await listBehaviorCounts(query, context),
    title: TITLE,
    fileName: `saldo-behaviour-${from}_${to}`,
    format,
    type: 'exportBehaviour',
    what: `behaviour ${from}_${to}, `,
  } as const;
  return exportWithAudit(taken, context);
}

/** Exports the single records as a file (MO-01, AP-06). */
export async function exportBehaviorDetails(
  { format, ...query }: z.output<typeof behaviorDetailFileQuery>,
  context: CallerContext,
) {
  const { from, to } = parseDays(query, context);
  const { search } = await getSearch(query, context);
  const taken = {
    columns: BEHAVIOR_LIST,
    cells: DETAIL_CELLS,
    rows: mapPieces(streamBehavior(context.tx, search), serializeBehavior),
    title: TITLE,
    fileName: `saldo-behaviour-detail-${from}_${to}`,
    format,
    type: 'exportBehaviour',
    what: `behaviour-detail ${from}_${to}, `,
  } as const;
  return exportWithAudit(taken, context);
}
