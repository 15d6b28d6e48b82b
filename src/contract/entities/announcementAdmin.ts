import * as z from 'zod/mini';
import { ANNOUNCEMENT_TEXT_MAX, NAME_MAX, PAGE_SIZE_MESSAGES } from '../limits';
import { filterText, id, idInput, pageQuery, time } from '../schemas';
import { announcement } from './announcement';

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** An announcement as administrators see it (§7 msg/queryAllMsg; fields beside those of §3 are ours). */
export const managedAnnouncement = z.extend(announcement, {
  /** Whom it is for; null: everybody of the institution. */
  forUserId: z.nullable(id),
  forUserName: z.nullable(z.string()),
  createdTime: time,
  readCount: z.number(),
});

/** An announcement as administrators see it. */
export type ManagedAnnouncement = z.output<typeof managedAnnouncement>;

const fields = {
  name: text(NAME_MAX),
  idNo: text(NAME_MAX),
  irregularities: text(ANNOUNCEMENT_TEXT_MAX),
  processResult: text(ANNOUNCEMENT_TEXT_MAX),
  content: text(ANNOUNCEMENT_TEXT_MAX),
  label: z.nullish(z.string().check(z.maxLength(NAME_MAX))),
  forUserId: z.nullish(idInput),
};

/** Body of msg/addMsg (§7). */
export const addMsgRequest = z.strictObject(fields);
/** Body of msg/updateMsg (§7). */
export const updateMsgRequest = z.strictObject({ msgId: idInput, ...fields });
/** Body of msg/queryAllMsg (§7). */
export const queryAllMsgRequest = z.strictObject({
  content: z.optional(filterText),
  ...pageQuery(PAGE_SIZE_MESSAGES),
});
