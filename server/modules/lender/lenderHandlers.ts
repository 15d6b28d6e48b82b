import type { lenderCalls } from '@/contract/calls/management/lenderCalls';
import type { Handlers } from '../../access/callContext';
import { batchFile } from './batchFile';
import { clarificationFile } from './clarificationFile';
import { listClarifications } from './clarificationStore';
import { assignClarification, returnClarification } from './decideClarification';
import { eventFile } from './eventFile';
import { listEvents } from './eventListStore';
import { lenderDaysFile, showLenderDays } from './lenderDays';
import { makeKey, showKey } from './makeKey';
import { acceptSigned } from './signedEvents';
import { turnedAwayFile } from './turnedAwayFile';
import { listTurnedAway } from './turnedAwayStore';
import { turnedAwayOnWire } from './turnedAwayWire';
import { acceptUpload, previewUpload, showBatches } from './uploadFile';
import { clarificationOnWire, eventOnWire } from './lenderWire';

/** Handlers of the lender's events and their outcomes (MI-01, MI-02; ours). */
export const lenderHandlers: Handlers<typeof lenderCalls> = {
  listing: async (query, context) => {
    const { rows, totalCount } = await listEvents(query, context);
    return { result: rows.map(eventOnWire(context.caller)), totalCount };
  },
  listingFile: eventFile,
  turnedAway: async (query, context) => {
    const { rows, totalCount } = await listTurnedAway(query, context);
    return { result: rows.map(turnedAwayOnWire(context.caller)), totalCount };
  },
  turnedAwayFile,
  clarifications: async (query, context) => {
    const { rows, totalCount } = await listClarifications(query, context);
    return { result: rows.map(clarificationOnWire(context.caller)), totalCount };
  },
  clarificationsFile: clarificationFile,
  assign: assignClarification,
  giveBack: returnClarification,
  days: showLenderDays,
  daysFile: lenderDaysFile,
  uploadPreview: previewUpload,
  upload: acceptUpload,
  batches: showBatches,
  batchesFile: batchFile,
  key: (_, context) => showKey(context),
  makeKey: (_, context) => makeKey(context),
  events: acceptSigned,
};
