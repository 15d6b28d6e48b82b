import * as z from 'zod/mini';
import { calculateBase64Length, pictureUrl } from '../../base64';
import { LANGUAGES } from '../../language';
import { ANNOUNCEMENT_PICTURE_MAX_BYTES, ANNOUNCEMENT_TEXT_MAX, NAME_MAX, NOTICE_TEXT_MAX } from '../../ourLimits';
import { ANNOUNCEMENT_LIST } from '../../lists/managementLists';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { PAGE_SIZE_MESSAGES } from '../../limits';
import {
  code,
  filterText,
  id,
  idInput,
  lineText,
  multilineText,
  optionalLineText,
  pageQuery,
  time,
} from '../../schemas';
import { announcement } from './announcement';

/** Text of an announcement in one language (SY-02; shape ours). */
export const announcementText = z.object({
  irregularities: z.string(),
  processResult: z.string(),
  content: z.string(),
});

export type AnnouncementText = z.output<typeof announcementText>;

/** An announcement in the administrators' view (§7 msg/queryAllMsg). Fields in addition to those of §3 are not in the specification. */
export const managedAnnouncement = z.extend(announcement, {
  /** Recipient; null means all users of the institution. */
  forUserId: z.nullable(id),
  forUserName: z.nullable(z.string()),
  createdTime: time,
  readCount: z.number(),
  /** Texts by language. A missing language falls back to the texts above. */
  texts: z.optional(z.partialRecord(z.enum(LANGUAGES), announcementText)),
});

/** An announcement as administrators see it. */
export type ManagedAnnouncement = z.output<typeof managedAnnouncement>;

const textIn = z.strictObject({
  irregularities: multilineText(ANNOUNCEMENT_TEXT_MAX),
  processResult: multilineText(ANNOUNCEMENT_TEXT_MAX),
  content: multilineText(ANNOUNCEMENT_TEXT_MAX),
});

const PICTURE_HEAD = /^data:image\/(?:png|jpeg);base64,$/u;
const PICTURE_TEXT_MAX = calculateBase64Length(ANNOUNCEMENT_PICTURE_MAX_BYTES) + 32;

const fields = {
  name: lineText(NAME_MAX),
  idNo: lineText(NAME_MAX),
  irregularities: multilineText(ANNOUNCEMENT_TEXT_MAX),
  processResult: multilineText(ANNOUNCEMENT_TEXT_MAX),
  content: multilineText(ANNOUNCEMENT_TEXT_MAX),
  label: z.nullish(optionalLineText(NAME_MAX)),
  forUserId: z.nullish(idInput),
  /** Texts in single languages. The texts above apply to the other languages. */
  texts: z.optional(z.strictObject({ cn: z.optional(textIn), en: z.optional(textIn), es: z.optional(textIn) })),
  /** A data URL of a PNG or JPEG. If absent, unchanged; null removes it. */
  base64Image: z.nullish(pictureUrl(PICTURE_TEXT_MAX, PICTURE_HEAD)),
};

/** Body of msg/addMsg (§7). */
export const addMsgRequest = z.strictObject(fields);
/** Body of msg/updateMsg (§7). */
export const updateMsgRequest = z.strictObject({ msgId: idInput, ...fields });
const listed = { content: z.optional(filterText), ...getSorting(ANNOUNCEMENT_LIST) };

/** Body of msg/queryAllMsg (§7). */
export const queryAllMsgRequest = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_MESSAGES) });
/** File export variant of the query (not in the specification). */
export const allMsgFileQuery = z.strictObject({ ...listed, ...fileFormat });
/** Maximum request body with a picture. */
export const ANNOUNCEMENT_BODY_MAX_BYTES = PICTURE_TEXT_MAX + 64 * 1024;

/** Query of msg/addressees: users of the institution by name or username. */
export const addresseesQuery = z.strictObject({ search: z.optional(filterText) });
/** Possible recipient of an announcement (not in the specification). */
export const addressee = z.object({ id, name: z.string(), username: z.string() });

/** A scrolling notice as administrators see it (ours). */
export const managedNotice = z.object({
  id,
  language: code,
  content: z.string(),
  createdTime: time,
  /** Applies to all institutions of the server; managed by the operator and not deletable here. */
  isShared: z.boolean(),
});

/** A scrolling notice as administrators see it. */
export type ManagedNotice = z.output<typeof managedNotice>;

/** Body of msg/notice/add: the scrolling text per language. */
export const addNoticeRequest = z.strictObject({
  language: z.enum(LANGUAGES),
  content: multilineText(NOTICE_TEXT_MAX),
});
