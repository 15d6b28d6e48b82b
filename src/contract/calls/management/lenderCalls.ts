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
import {
  lenderTurnedAwayFileQuery,
  lenderTurnedAwayQuery,
  lenderTurnedAwayRow,
} from '../../entities/lender/lenderTurnedAway';
import { file, paged } from '../../schemas';

const read = { method: 'GET', who: 'lender.read', rows: 'institution', chosenByUs: true } as const;
const decide = {
  method: 'POST',
  who: 'lender.manage',
  rows: 'institution',
  once: true,
  notice: 'save',
  answer: clarificationDecided,
  chosenByUs: true,
} as const;

/** Calls for lender events and their results (MI-01, MI-02; not in the specification). */
export const lenderCalls = {
  listing: mainCall({
    ...read,
    path: 'lender/listing',
    query: lenderEventsQuery,
    answer: paged(lenderEventRow),
    means: 'What the lender told, without a sort the newest first.',
  }),
  listingFile: mainCall({
    ...read,
    path: 'lender/listing/export',
    query: lenderEventsFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
  turnedAway: mainCall({
    ...read,
    path: 'lender/turnedAway',
    query: lenderTurnedAwayQuery,
    answer: paged(lenderTurnedAwayRow),
    means: 'Rows that were known, contradictory or refused, the newest first, with what was sent and what is stored.',
  }),
  turnedAwayFile: mainCall({
    ...read,
    path: 'lender/turnedAway/export',
    query: lenderTurnedAwayFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
  clarifications: mainCall({
    ...read,
    path: 'lender/clarifications',
    query: clarificationsQuery,
    answer: paged(clarificationRow),
    means: 'What could not be booked and waits for a person, with its money and why; and what was decided, by whom.',
  }),
  clarificationsFile: mainCall({
    ...read,
    path: 'lender/clarifications/export',
    query: clarificationsFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
  assign: mainCall({
    ...decide,
    path: 'lender/assign',
    body: clarificationAssigned,
    means: 'Gives what waits to the loan that it should have named, and books it there.',
  }),
  giveBack: mainCall({
    ...decide,
    path: 'lender/return',
    body: clarificationReturned,
    means: 'Returns what waits to whom it came from, with the reason.',
  }),
  days: mainCall({
    ...read,
    path: 'lender/days',
    query: lenderDaysQuery,
    answer: lenderDays,
    means:
      'The reconciliation: what came in day by day, and what of it was booked, waits, was returned or contradicts; without a sort the newest day first.',
  }),
  daysFile: mainCall({
    ...read,
    path: 'lender/days/export',
    query: lenderDaysFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
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
    means: 'Reads a file of the lender and says what it would bring and what is wrong with it; changes nothing itself.',
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
    means: 'Takes a file of the lender in, all or nothing, to be booked row by row afterwards.',
  }),
  batches: mainCall({
    ...read,
    path: 'lender/batches',
    query: lenderBatchesQuery,
    answer: paged(lenderBatchRow),
    means: 'The files of the lender, the newest first, and how far each is.',
  }),
  batchesFile: mainCall({
    ...read,
    path: 'lender/batches/export',
    query: lenderBatchesFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
  key: mainCall({
    ...read,
    path: 'lender/key',
    answer: lenderKeyInfo,
    means: 'Whether the lender has a key to sign its calls with, who made it and when; never the key.',
  }),
  makeKey: mainCall({
    method: 'POST',
    path: 'lender/key',
    answer: file,
    download: 'saved',
    who: 'lender.manage',
    rows: 'institution',
    confirmed: true,
    chosenByUs: true,
    means:
      'Makes a new key for the lender, which is in this file and nowhere else to be read; the one before is good no more.',
  }),
  events: mainCall({
    method: 'POST',
    path: 'lender/events',
    body: lenderEventsRequest,
    answer: z.object({ result: z.array(lenderItemAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    bodyMaxBytes: LENDER_BODY_MAX_BYTES,
    chosenByUs: true,
    means: 'What a lender’s server tells, signed with its key (docs/lender.md); each event has its own answer.',
  }),
};
