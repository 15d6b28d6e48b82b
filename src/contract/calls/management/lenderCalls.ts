import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  clarificationAssigned,
  clarificationDecided,
  clarificationReturned,
  clarificationRow,
  clarificationsFileQuery,
  clarificationsQuery,
  lenderDays,
  lenderDaysFileQuery,
  lenderDaysQuery,
  lenderEventRow,
  lenderEventsFileQuery,
  lenderEventsQuery,
} from '../../entities/lender/lender';
import {
  LENDER_BODY_MAX_BYTES,
  lenderApiKeysRequest,
  lenderEventsRequest,
  lenderItemAnswer,
  lenderKeyInfo,
} from '../../entities/lender/lenderCall';
import {
  LENDER_UPLOAD_BODY_MAX_BYTES,
  lenderBatchesFileQuery,
  lenderBatchesQuery,
  lenderBatchRow,
  lenderUploadPreview,
  lenderUploadRequest,
} from '../../entities/lender/lenderUpload';
import { rejectedItemsFileQuery, rejectedItemsQuery, rejectedItemRow } from '../../entities/lender/lenderTurnedAway';
import { done, file, paged } from '../../schemas';

const read = { method: 'GET', who: 'lender.read', rows: 'institution', chosenByUs: true } as const;

const manage = { method: 'POST', who: 'lender.manage', rows: 'institution', chosenByUs: true } as const;
const decide = { ...manage, once: true, notice: 'save', answer: clarificationDecided } as const;
const connect = { ...manage, confirmed: true } as const;

/** Calls for lender events and their results (MI-01, MI-02; not in the specification). */
export const lenderCalls = {
  listing: mainCall({
    ...read,
    path: 'lender/listing',
    query: lenderEventsQuery,
    answer: paged(lenderEventRow),
    means: "Returns the lender's events, newest first by default.",
  }),
  listingFile: mainCall({
    ...read,
    path: 'lender/listing/export',
    query: lenderEventsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
  turnedAway: mainCall({
    ...read,
    path: 'lender/turnedAway',
    query: rejectedItemsQuery,
    answer: paged(rejectedItemRow),
    means: 'Returns known, contradictory and refused rows, newest first, with the received and the stored values.',
  }),
  turnedAwayFile: mainCall({
    ...read,
    path: 'lender/turnedAway/export',
    query: rejectedItemsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
  clarifications: mainCall({
    ...read,
    path: 'lender/clarifications',
    query: clarificationsQuery,
    answer: paged(clarificationRow),
    means: 'Returns money to be clarified with amount and reason, and the decisions with their authors.',
  }),
  clarificationsFile: mainCall({
    ...read,
    path: 'lender/clarifications/export',
    query: clarificationsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
  assign: mainCall({
    ...decide,
    path: 'lender/assign',
    body: clarificationAssigned,
    means: 'Assigns money to be clarified to a loan and books it.',
  }),
  giveBack: mainCall({
    ...decide,
    path: 'lender/return',
    body: clarificationReturned,
    means: 'Refunds money to be clarified, with the reason.',
  }),
  days: mainCall({
    ...read,
    path: 'lender/days',
    query: lenderDaysQuery,
    answer: lenderDays,
    means:
      'Returns the reconciliation by day: received, booked, to be clarified, refunded and contradictory; newest day first by default.',
  }),
  daysFile: mainCall({
    ...read,
    path: 'lender/days/export',
    query: lenderDaysFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
  uploadPreview: mainCall({
    method: 'POST',
    path: 'lender/upload/preview',
    body: lenderUploadRequest,
    answer: lenderUploadPreview,
    who: 'lender.manage',
    rows: 'institution',
    byItself: true,
    bodyMaxBytes: LENDER_UPLOAD_BODY_MAX_BYTES,
    chosenByUs: true,
    means: 'Reads a file of the lender and previews its events and errors; changes nothing.',
  }),
  upload: mainCall({
    method: 'POST',
    path: 'lender/upload',
    body: lenderUploadRequest,
    answer: lenderBatchRow,
    who: 'lender.manage',
    rows: 'institution',
    once: true,
    notice: 'upload',
    bodyMaxBytes: LENDER_UPLOAD_BODY_MAX_BYTES,
    chosenByUs: true,
    means: 'Stores a file of the lender, all or nothing; its rows are booked afterwards.',
  }),
  batches: mainCall({
    ...read,
    path: 'lender/batches',
    query: lenderBatchesQuery,
    answer: paged(lenderBatchRow),
    means: 'Returns the files of the lender, newest first, with their progress.',
  }),
  batchesFile: mainCall({
    ...read,
    path: 'lender/batches/export',
    query: lenderBatchesFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
  key: mainCall({
    ...read,
    path: 'lender/key',
    answer: lenderKeyInfo,
    means: 'Returns true if the lender has a signing key, with author and time, never the key.',
  }),
  makeKey: mainCall({
    ...connect,
    path: 'lender/key',
    answer: file,
    download: 'saved',
    means: 'Creates a new signing key for the lender. Only this file contains it. The previous key is invalid.',
  }),
  apiKeys: mainCall({
    ...connect,
    path: 'lender/apiKeys',
    body: lenderApiKeysRequest,
    answer: done,
    notice: 'save',
    means:
      'Accepts API keys with the scope lender.manage for the events of the lender instead of the signature, or no longer.',
  }),
  events: mainCall({
    method: 'POST',
    path: 'lender/events',
    body: lenderEventsRequest,
    answer: z.object({ result: z.array(lenderItemAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    keyScope: 'lender.manage',
    bodyMaxBytes: LENDER_BODY_MAX_BYTES,
    chosenByUs: true,
    means:
      'Receives events of a lender’s server, signed with its key or with an API key (docs/lender.md); each event has a separate response.',
  }),
};
