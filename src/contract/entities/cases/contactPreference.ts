import * as z from 'zod/mini';
import { CONTACT_CHANNEL } from '../../codes/contactCodes';
import { PREFERENCE_KIND, type PreferenceKind, PREFERENCE_LANGUAGE } from '../../codes/preferenceCodes';
import { NAME_MAX, PHONE_MAX, REMARK_MAX } from '../../ourLimits';
import { isPhoneNumber } from '../../rules';
import { code, codeInput, id, idInput, lineText, multilineText, time } from '../../schemas';

/** A time of day, hh:mm; the end of a day is 24:00. */
const hour = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Daily hours on the person's local clock: start inclusive, end exclusive. If the end is before the start, the range crosses midnight. */
const hours = z.strictObject({ from: hour, to: hour });

/** A current contact preference of the borrower or a related person, with the user who recorded it (LC-05; shape ours). */
export const contactPreference = z.object({
  id,
  /** contract/codes/preferenceCodes */
  kind: code,
  /** Contact who expressed it, or whose number it concerns; null means the borrower. */
  contactId: z.nullable(id),
  contactName: z.nullable(z.string()),
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** attorney: the name. */
  name: z.nullable(z.string()),
  /** contract/codes/preferenceCodes */
  language: z.nullable(code),
  /** contract/codes/contactCodes: channel through which it was expressed. */
  channel: z.nullable(code),
  remark: z.nullable(z.string()),
  time,
  notedBy: z.string(),
});

export type ContactPreference = z.output<typeof contactPreference>;

const params = {
  taskId: idInput,
  kind: codeInput(PREFERENCE_KIND),
  /** Contact of the case who expressed it; defaults to the borrower. */
  contactId: z.nullish(idInput),
  /** Channel through which it was expressed. */
  channel: z.nullish(codeInput(CONTACT_CHANNEL)),
  remark: z.nullish(z.string().check(z.trim(), z.maxLength(REMARK_MAX))),
  /** For `hours` and `agreedHours`. */
  hours: z.nullish(hours),
  /** For `attorney`: the attorney becomes a contact of the case. */
  name: z.nullish(lineText(NAME_MAX)),
  phone: z.nullish(z.string().check(z.trim(), z.maxLength(PHONE_MAX), z.refine(isPhoneNumber))),
  /** For `language`. */
  language: z.nullish(codeInput(PREFERENCE_LANGUAGE)),
};

type ContactPreferenceInput = z.output<z.ZodMiniObject<typeof params>>;

/** Returns true if the hours cover a part of the day, but not all of it. */
const isPartOfDay = ({ from, to }: z.output<typeof hours>): boolean =>
  from !== to && from !== '24:00' && !(from === '00:00' && to === '24:00');

const isWhole: Readonly<Record<PreferenceKind, (wanted: ContactPreferenceInput) => boolean>> = {
  notAtWork: ({ contactId }) => Boolean(contactId),
  wrongNumber: ({ contactId }) => Boolean(contactId),
  hours: (input) => Boolean(input.hours) && isPartOfDay(input.hours ?? { from: '', to: '' }),
  agreedHours: (input) =>
    Boolean(input.remark) && Boolean(input.hours) && isPartOfDay(input.hours ?? { from: '', to: '' }),
  agreedSms: ({ remark }) => Boolean(remark),
  noSms: () => true,
  noCalls: () => true,
  attorney: ({ name, phone }) => Boolean(name) && Boolean(phone),
  language: ({ language }) => Boolean(language),
};

/** Body of task/wish: a preference with the fields of its kind. */
export const preferenceRequest = z
  .strictObject(params)
  .check(z.refine((input) => isWhole[input.kind](input), { path: ['kind'] }));

/** Body of task/wish/end. */
export const endPreferenceRequest = z.strictObject({
  taskId: idInput,
  wishId: idInput,
  reason: multilineText(REMARK_MAX),
});
