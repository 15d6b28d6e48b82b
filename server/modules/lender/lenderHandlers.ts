import { randomBytes } from 'node:crypto';
import type { CallerContext, Handlers } from '../../access/callContext';
import { recordSettingChange, saveSetting } from '../system/systemFacade';
import { toCalendarDay } from '../../values/toCalendarDay';
import { findKey, replaceKey } from './intake/keyStore';
import { serializeKey, serializeClarification, serializeEvent } from './lenderWire';
import type { lenderCalls } from '@/contract/calls/management/lenderCalls';
import { exportBatch, acceptUpload, previewUpload, showBatches } from './intake/uploadFile';
import { exportClarifications, exportEvents, exportRejectedItems } from './lenderFiles';
import { listClarifications } from './clarifications/clarificationStore';
import { assignClarification, returnClarification } from './clarifications/decideClarification';
import { listEvents } from './eventListStore';
import { exportLenderDays, showLenderDays } from './lenderDays';
import { acceptsApiKeys, LENDER_API_KEYS_SETTING } from './intake/authenticateLender';
import { acceptSignedEvents } from './intake/acceptSignedEvents';
import { listRejectedItems } from './turnedAwayStore';
import { serializeRejectedItem } from './turnedAwayWire';

const SECRET_BYTES = 32;

/** Returns whether the lender has a key, its creator and its creation time; never the key. */
const showKey = async (context: CallerContext) =>
  serializeKey(await findKey(context.tx, context.caller.institutionId), await acceptsApiKeys(context));

/** Accepts API keys for the lender's events, or no longer. */
async function setApiKeys(accepted: boolean, context: CallerContext): Promise<void> {
  const before = String(await acceptsApiKeys(context));
  await saveSetting(LENDER_API_KEYS_SETTING, String(accepted), context);
  await recordSettingChange({ key: LENDER_API_KEYS_SETTING, before, after: String(accepted) }, context);
}

/** Creates the key with which the lender signs, replacing the previous one; only the returned file contains it (MI-01). */
async function makeKey(context: CallerContext) {
  const { tx, caller, now } = context;
  const { institutionId, name } = caller;
  const before = await findKey(tx, institutionId);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await replaceKey(tx, { institutionId, secret, actorName: name, createdAt: now });
  const at = before?.createdAt.toISOString() ?? null;
  await recordSettingChange({ key: 'lenderKey', before: at, after: now.toISOString() }, context);
  return {
    fileName: `saldo-lender-key-${toCalendarDay(now, caller.timeZone)}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: secret,
  };
}

/** Handlers of the lender's events and their outcomes (MI-01, MI-02; ours). */
export const lenderHandlers: Handlers<typeof lenderCalls> = {
  listing: async (query, context) => {
    const { rows, totalCount } = await listEvents(query, context);
    return { result: rows.map(serializeEvent(context.caller)), totalCount };
  },
  listingFile: exportEvents,
  turnedAway: async (query, context) => {
    const { rows, totalCount } = await listRejectedItems(query, context);
    return { result: rows.map(serializeRejectedItem(context.caller)), totalCount };
  },
  turnedAwayFile: exportRejectedItems,
  clarifications: async (query, context) => {
    const { rows, totalCount } = await listClarifications(query, context);
    return { result: rows.map(serializeClarification(context.caller)), totalCount };
  },
  clarificationsFile: exportClarifications,
  assign: assignClarification,
  giveBack: returnClarification,
  days: showLenderDays,
  daysFile: exportLenderDays,
  uploadPreview: previewUpload,
  upload: acceptUpload,
  batches: showBatches,
  batchesFile: exportBatch,
  key: (_, context) => showKey(context),
  makeKey: (_, context) => makeKey(context),
  apiKeys: ({ accepted }, context) => setApiKeys(accepted, context),
  events: acceptSignedEvents,
};
