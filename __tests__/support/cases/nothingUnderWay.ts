import type { Database } from '../../../server/database/connect';
import { untilNextLook } from '../untilNextLook';

const UNDER_WAY = `
  select from pay_log where status = '0' union all
  select from sms where state in ('queued', 'sending')`;

/** Resolves when requested deductions and messages have ended, which would otherwise change cases during another test. */
export async function nothingUnderWay({ $client }: Database): Promise<void> {
  while ((await $client.query(UNDER_WAY)).rowCount !== 0) await untilNextLook();
}
