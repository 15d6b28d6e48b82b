import type { Database } from '../../../server/database/connect';
import { untilNextLook } from '../untilNextLook';

const UNDER_WAY = `
  select from pay_log where status = '0' union all
  select from sms where state in ('queued', 'sending')`;

/** Resolves when deductions and messages that were asked for have ended: they would change cases while another test looks at everything. */
export async function nothingUnderWay({ $client }: Database): Promise<void> {
  while ((await $client.query(UNDER_WAY)).rowCount !== 0) await untilNextLook();
}
