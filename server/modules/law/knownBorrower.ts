import type { CallerContext } from '../../access/callContext';
import { findBorrower, type Task } from '../cases/casesFacade';
import { wishesOf } from '../wishes/wishesFacade';
import { contactHistory } from './contactHistory';
import { listContactRows } from './contactHistoryStore';
import type { KnownBorrower } from './decideFor';
import { historySince } from './historyReach';
import { type KeptLaw, packsInForce } from './keptLaw';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Reads what the rules are asked about: whoever decides by it holds the borrower's turn. */
export async function knownBorrower(of: Task, law: KeptLaw, context: Context): Promise<KnownBorrower> {
  const { tx, caller, now } = context;
  const packs = packsInForce(law);
  const wanted = { institutionId: of.institutionId, borrowerIds: [of.borrowerId], since: historySince(packs, now) };
  const history = contactHistory(await listContactRows(wanted, { tx }));
  const zones = (await findBorrower(of, context)).timeZones?.split(' ') ?? [];
  const assumed = [...new Set(packs.flatMap((pack) => pack.zones))];
  return {
    of,
    packs,
    history,
    wishes: await wishesOf(of, context),
    isKnown: zones.length > 0,
    zones: [zones, assumed].find((each) => each.length > 0) ?? [caller.timeZone],
  };
}
