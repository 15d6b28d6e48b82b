import * as z from 'zod/mini';
import { SIGN_IN_RESULT } from '../codes/signInResult';
import { fileFormat, getSorting } from '../lists/listDescription';
import { LOGIN_LOG_LIST } from '../lists/loginLogList';
import { code, codeInput, dayInput, filterText, id, idInput, pageQuery, time } from '../schemas';

/** One attempt to sign in (US-03 login logs); never a password, a captcha, a token or a picture. */
export const loginLogRow = z.object({
  id,
  userId: z.nullable(id),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  time,
  /** contract/codes/signInResult. */
  outcome: code,
  /** main or older. */
  client: z.string(),
  ip: z.string(),
  /** The beginning of the device fingerprint: enough to see whether it is the same device. */
  device: z.string(),
  /** Where the device said that it was, to about a kilometre; null: it did not say. */
  position: z.nullable(z.string()),
});

/** One attempt to sign in. */
export type LoginLogRow = z.output<typeof loginLogRow>;

/** The filters of the login logs; days are those of the institution's time zone. */
const filters = {
  userId: z.optional(idInput),
  /** Part of the name or the username. */
  name: z.optional(filterText),
  outcome: z.optional(codeInput(SIGN_IN_RESULT)),
  from: z.optional(dayInput),
  to: z.optional(dayInput),
};

/** Query of manage/loginLog/list; without a sort the newest first. */
export const loginLogQuery = z.strictObject({ ...filters, ...getSorting(LOGIN_LOG_LIST), ...pageQuery() });

/** Query of manage/loginLog/export. */
export const loginLogFileQuery = z.strictObject({ ...filters, ...getSorting(LOGIN_LOG_LIST), ...fileFormat });
