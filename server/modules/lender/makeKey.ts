import { randomBytes } from 'node:crypto';
import type { CallerContext } from '../../access/callContext';
import { recordSettingChange } from '../system/systemFacade';
import { calendarDay } from '../../values/calendarDay';
import { findKey, replaceKey } from './keyStore';
import { keyOnWire } from './lenderWire';

const SECRET_BYTES = 32;

/** Returns whether the lender has a key, its creator and its creation time; never the key. */
export const showKey = async ({ tx, caller }: CallerContext) => keyOnWire(await findKey(tx, caller.institutionId));

/** Creates the key with which the lender signs, replacing the previous one; only the returned file contains it (MI-01). */
export async function makeKey(context: CallerContext) {
  const { tx, caller, now } = context;
  const { institutionId, name } = caller;
  const before = await findKey(tx, institutionId);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await replaceKey(tx, { institutionId, secret, actorName: name, createdAt: now });
  const at = before?.createdAt.toISOString() ?? null;
  await recordSettingChange({ key: 'lenderKey', before: at, after: now.toISOString() }, context);
  return {
    fileName: `saldo-lender-key-${calendarDay(now, caller.timeZone)}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: secret,
  };
}
