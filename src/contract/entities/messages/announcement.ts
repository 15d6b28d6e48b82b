import * as z from 'zod/mini';
import { PAGE_SIZE_MESSAGES } from '../../limits';
import { id, pageQuery } from '../../schemas';

/** A violation announcement for staff (§3). */
export const announcement = z.object({
  msgId: id,
  name: z.string(),
  /** ID number, masked (CD-12). */
  idNo: z.string(),
  irregularities: z.string(),
  processResult: z.string(),
  /** The photo as base64, with or without a data URL prefix. */
  base64Image: z.nullable(z.string()),
  content: z.string(),
  label: z.nullable(z.string()),
});

/** A violation announcement for staff (§3). */
export type Announcement = z.output<typeof announcement>;

/** Body of msg/queryMsg (§7): status '0' are the unread ones. */
export const announcementQuery = z.strictObject({
  ...pageQuery(PAGE_SIZE_MESSAGES),
  status: z._default(z.enum(['0', '1']), '0'),
});

/** A scrolling notice (§7 msg/queryAnnouncementMsg). */
export const scrollingNotice = z.object({ content: z.string() });
