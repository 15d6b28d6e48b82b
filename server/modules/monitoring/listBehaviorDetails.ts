import type * as z from 'zod/mini';
import type {
  BehaviorDetails,
  behaviorDetailFileQuery,
  behaviorDetailQuery,
} from '@/contract/entities/management/behavior';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type DetailSearch, countBehaviorByHour, listBehavior, findMonitoredUser } from './behaviorDetailStore';
import { parseDays } from './listBehaviorCounts';
import { serializeBehavior } from './behaviorWire';
import { parseRowId } from '../../values/parseRowId';

type BehaviorDetailPageContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Filter = Omit<z.output<typeof behaviorDetailFileQuery>, 'format'>;

/** Returns the search and its user; a user whom the caller may not see is treated as not found. */
export async function getSearch(
  { from, to, userId, ...filter }: Filter,
  context: BehaviorDetailPageContext,
): Promise<{ search: DetailSearch; user: BehaviorDetails['user'] }> {
  const { tx, caller } = context;
  const { start, end } = parseDays({ from, to }, context);
  const search = { ...filter, caller, start, end };
  if (userId === undefined) return { search, user: null };
  const id = parseRowId(userId);
  const user = await findMonitoredUser(tx, caller, id);
  if (!user) throw new Refusal('notFound');
  return { search: { ...search, userId: id }, user };
}

/** Lists a page of single records with the hours of the day (MO-01). */
export async function listBehaviorDetails(
  { page, size, ...filter }: z.output<typeof behaviorDetailQuery>,
  context: BehaviorDetailPageContext,
): Promise<BehaviorDetails> {
  const { tx, caller } = context;
  const { search, user } = await getSearch(filter, context);
  const rows = await listBehavior(tx, search, { offset: (page - 1) * size, limit: size });
  const hours = await countBehaviorByHour(tx, search);
  const totalCount =
    search.hour === undefined ? hours.reduce((whole, each) => whole + each, 0) : (hours[search.hour] ?? 0);
  return { result: rows.map(serializeBehavior), totalCount, hours, user, timeZone: caller.timeZone };
}
