import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectDefaultPacks } from '@/contract/law/selectDefaultPacks';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { type ZoneHints, resolveZones } from './resolveZones';
import { buildContactHistory } from './buildContactHistory';
import type { BorrowerFacts } from './decideFor';
import { listUnlimitedPacks, getHistoryStart } from './historyReach';
import {
  EXCEPTIONS_SETTING,
  type ComplianceConfig,
  toComplianceConfig,
  LAW_SETTING,
  type LawContext,
  MODE_SETTING,
  listActivePacks,
} from './settings/loadComplianceConfig';
import { applyRuleModes } from './applyRuleModes';
import { type StoredRuleInputs, readRuleInputs } from './knownStore';

type KnownBorrowerContext = LawContext & Pick<CallerContext, 'now'>;

/** Case for which the rules are evaluated. */
export type EvaluatedCase = Pick<Task, 'borrowerId' | 'loanId' | 'penaltyDate' | 'queueId'>;

/** Inputs of the rules for some borrowers. */
export interface RuleInputs {
  readonly law: ComplianceConfig;
  readonly of: (asked: EvaluatedCase) => BorrowerFacts;
}

const NOWHERE: ZoneHints = { said: null, numbers: [] };

const getWhereabouts = ({ borrowers }: StoredRuleInputs, borrowerId: number): ZoneHints =>
  borrowers.find(({ id }) => id === borrowerId) ?? NOWHERE;

const ofBorrower =
  (borrowerId: number) =>
  (row: { readonly borrowerId: number }): boolean =>
    row.borrowerId === borrowerId;

/** Loads the inputs of the rules at once. A caller that decides by them holds the borrower's lock. */
export async function loadRuleContext(
  borrowerIds: readonly number[],
  { tx, caller, now }: KnownBorrowerContext,
  { evenOff }: { readonly evenOff: boolean } = { evenOff: false },
): Promise<RuleInputs> {
  const usual = selectDefaultPacks(ALL_PACKS, caller.timeZone);
  const reach = { since: getHistoryStart(now), endless: listUnlimitedPacks(ALL_PACKS), usual };
  const settings = { packs: LAW_SETTING, mode: MODE_SETTING, exceptions: EXCEPTIONS_SETTING };
  const read = await readRuleInputs(
    { institutionId: caller.institutionId, borrowerIds, settings, evenOff, ...reach },
    { tx },
  );
  const law = toComplianceConfig(read, usual);
  const packs = listActivePacks(law);
  const place = { packs, timeZone: caller.timeZone };
  return {
    law,
    of: (of) => {
      const rows = read.contacts?.filter(ofBorrower(of.borrowerId)) ?? [];
      const whereabouts = getWhereabouts(read, of.borrowerId);
      return {
        of,
        packs,
        rules: applyRuleModes(packs, law, of.queueId),
        history: buildContactHistory(rows.map((row) => ({ ...row, at: new Date(row.at) }))),
        wishes: read.wishes.filter(ofBorrower(of.borrowerId)),
        zonesFor: (called) => resolveZones(whereabouts, called, place),
      };
    },
  };
}
