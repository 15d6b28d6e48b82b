import type * as z from 'zod/mini';
import type { userRank, userRankFileQuery } from '@/contract/entities/users/userRank';
import { USER_RANK_LIST } from '@/contract/lists/userLists';
import type { CallerContext } from '../../access/callContext';
import { calendarDay } from '../../values/calendarDay';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';
import { rankedDay, userRanking } from './userRanking';

const CELLS: ExportColumns<typeof USER_RANK_LIST, z.output<typeof userRank>> = {
  ranking: ({ ranking }) => ranking,
  name: ({ name }) => name,
  group: ({ groupName }) => groupName,
  received: ({ actualReceivedAmount }) => actualReceivedAmount,
  target: ({ purpose }) => purpose,
  rate: ({ finishPurposeRate }) => finishPurposeRate,
};

/** Exports the ranking of a day as a file (US-03, AP-06). */
export async function userRankFile({ format, ...asked }: z.output<typeof userRankFileQuery>, context: CallerContext) {
  const day = calendarDay(rankedDay(asked.date, context).start, context.caller.timeZone);
  const { result } = await userRanking({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: USER_RANK_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '排名', en: 'Ranking', es: 'Clasificación' },
      fileName: `saldo-ranking-${day}`,
      format,
      type: 'exportList',
      what: `ranking ${day}, `,
    },
    context,
  );
}
