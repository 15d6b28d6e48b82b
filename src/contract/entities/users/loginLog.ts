import * as z from 'zod/mini';
import { SIGN_IN_RESULT } from '../../codes/signInCodes';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { LOGIN_LOG_LIST } from '../../lists/userLists';
import { code, codeInput, dayInput, filterText, id, idInput, pageQuery, time } from '../../schemas';

/** A sign-in attempt (US-03 login logs). Never contains a password, a captcha, a token or a picture. */
export const loginLogRow = z.object({
  id,
  userId: z.nullable(id),
  username: z.nullable(z.string()),
  name: z.nullable(z.string()),
  time,
  /** contract/codes/signInCodes. */
  outcome: code,
  /** main or older. */
  client: z.string(),
  ip: z.string(),
  /** Beginning of the device fingerprint, enough to recognize the same device. */
  device: z.string(),
  /** Position reported by the device, to about a kilometer; null if not reported. */
  position: z.nullable(z.string()),
});

/** One attempt to sign in. */
export type LoginLogRow = z.output<typeof loginLogRow>;

/** Filters of the login logs. Days are in the institution's time zone. */
const filters = {
  userId: z.optional(idInput),
  /** Part of the name or the username. */
  name: z.optional(filterText),
  outcome: z.optional(codeInput(SIGN_IN_RESULT)),
  from: z.optional(dayInput),
  to: z.optional(dayInput),
};

/** Query of manage/loginLog/list; newest first by default. */
export const loginLogQuery = z.strictObject({ ...filters, ...getSorting(LOGIN_LOG_LIST), ...pageQuery() });

/** Query of manage/loginLog/export. */
export const loginLogFileQuery = z.strictObject({ ...filters, ...getSorting(LOGIN_LOG_LIST), ...fileFormat });
