import * as z from 'zod/mini';
import { REPORT_DAY } from '../../codes/caseCodes';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { USER_RANK_LIST } from '../../lists/userLists';
import { codeInput, count, id, idInput, money, pageQuery, percent } from '../../schemas';

/** A rank by the amount recovered on a day (US-03 rank), with the same formula as the results box. */
export const userRank = z.object({
  ranking: count,
  userId: id,
  name: z.string(),
  groupName: z.nullable(z.string()),
  actualReceivedAmount: money,
  purpose: money,
  finishPurposeRate: percent,
});

const listed = {
  date: z._default(codeInput(REPORT_DAY), 'today'),
  groupId: z.optional(idInput),
  ...getSorting(USER_RANK_LIST),
};

/** Query of manage/user/rank: of a group, or of all users visible to the caller. */
export const userRankQuery = z.strictObject({ ...listed, ...pageQuery() });

/** File export variant of the query. */
export const userRankFileQuery = z.strictObject({ ...listed, ...fileFormat });
