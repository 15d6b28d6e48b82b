import { sql } from 'drizzle-orm';
import { institution, institutionMove } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';

/** Columns of the institution that every caller has. */
export const CALLER_INSTITUTION = {
  currency: institution.currency,
  currencyDigits: institution.currencyDigits,
  timeZone: institution.timeZone,
  isMoving: sql<boolean>`exists (select 1 from ${institutionMove}
    where ${institutionMove.institutionId} = ${institution.id})`,
};

type CallerInstitution = Pick<Caller, keyof typeof CALLER_INSTITUTION>;

/** Picks what a caller has of the institution. */
export const getCallerInstitution = ({
  currency,
  currencyDigits,
  timeZone,
  isMoving,
}: CallerInstitution): CallerInstitution => ({ currency, currencyDigits, timeZone, isMoving });
