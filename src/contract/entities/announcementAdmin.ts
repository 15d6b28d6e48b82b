import * as z from 'zod/mini';
import { base64Length, pictureUrl } from '../base64';
import { LANGUAGES } from '../language';
import { ANNOUNCEMENT_PICTURE_MAX_BYTES, ANNOUNCEMENT_TEXT_MAX, NAME_MAX, NOTICE_TEXT_MAX } from '../ourLimits';
import { ANNOUNCEMENT_LIST } from '../lists/announcementList';
import { fileFormat, getSorting } from '../lists/listDescription';
import { PAGE_SIZE_MESSAGES } from '../limits';
import { code, filterText, id, idInput, lineText, multilineText, optionalLineText, pageQuery, time } from '../schemas';
import { announcement } from './announcement';

/** What an announcement says in one language (SY-02; shape ours). */
export const announcementText = z.object({
  irregularities: z.string(),
  processResult: z.string(),
  content: z.string(),
});

/** What an announcement says in one language. */
export type AnnouncementText = z.output<typeof announcementText>;

/** An announcement as administrators see it (§7 msg/queryAllMsg; fields beside those of §3 are ours). */
export const managedAnnouncement = z.extend(announcement, {
  /** Whom it is for; null: everybody of the institution. */
  forUserId: z.nullable(id),
  forUserName: z.nullable(z.string()),
  createdTime: time,
  readCount: z.number(),
  /** By language; a language that is absent reads the texts above. */
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
const PICTURE_TEXT_MAX = base64Length(ANNOUNCEMENT_PICTURE_MAX_BYTES) + 32;

const fields = {
  name: lineText(NAME_MAX),
  idNo: lineText(NAME_MAX),
  irregularities: multilineText(ANNOUNCEMENT_TEXT_MAX),
  processResult: multilineText(ANNOUNCEMENT_TEXT_MAX),
  content: multilineText(ANNOUNCEMENT_TEXT_MAX),
  label: z.nullish(optionalLineText(NAME_MAX)),
  forUserId: z.nullish(idInput),
  /** What it says in single languages; the texts above are for the others. */
  texts: z.optional(z.strictObject({ cn: z.optional(textIn), en: z.optional(textIn), es: z.optional(textIn) })),
  /** A data URL of a PNG or JPEG; absent: as it was, null: none. */
  base64Image: z.nullish(pictureUrl(PICTURE_TEXT_MAX, PICTURE_HEAD)),
};

/** Body of msg/addMsg (§7). */
export const addMsgRequest = z.strictObject(fields);
/** Body of msg/updateMsg (§7). */
export const updateMsgRequest = z.strictObject({ msgId: idInput, ...fields });
const listed = { content: z.optional(filterText), ...getSorting(ANNOUNCEMENT_LIST) };

/** Body of msg/queryAllMsg (§7). */
export const queryAllMsgRequest = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_MESSAGES) });
/** The same as a file (ours). */
export const allMsgFileQuery = z.strictObject({ ...listed, ...fileFormat });
/** The largest body with a picture in it. */
export const ANNOUNCEMENT_BODY_MAX_BYTES = PICTURE_TEXT_MAX + 64 * 1024;

/** Query of msg/addressees: users of the institution by name or username. */
export const addresseesQuery = z.strictObject({ search: z.optional(filterText) });
/** Somebody whom an announcement can be for (ours). */
export const addressee = z.object({ id, name: z.string(), username: z.string() });

/** A scrolling notice as administrators see it (ours). */
export const managedNotice = z.object({
  id,
  language: code,
  content: z.string(),
  createdTime: time,
  /** For all institutions of the server: the operator's, not to be deleted here. */
  isShared: z.boolean(),
});

/** A scrolling notice as administrators see it. */
export type ManagedNotice = z.output<typeof managedNotice>;

/** Body of msg/notice/add: what scrolls in a language. */
export const addNoticeRequest = z.strictObject({
  language: z.enum(LANGUAGES),
  content: multilineText(NOTICE_TEXT_MAX),
});
