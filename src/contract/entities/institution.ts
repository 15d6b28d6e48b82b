import * as z from 'zod/mini';
import { INSTITUTION_CODE_MAX, NAME_MAX } from '../ourLimits';
import { isInstitutionCode, isNewUsername, isPlaceZone } from '../rules';
import { count, filterText, id, idInput, lineText, pageQuery, time } from '../schemas';

/** An institution of the tree (§3; fields are ours): the caller's own or one below. */
export const institution = z.object({
  id,
  /** Null at the top of what the caller sees. */
  parentId: z.nullable(id),
  code: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** IANA time zone. */
  timeZone: z.string(),
  enabled: z.boolean(),
  createdTime: time,
  accountCount: count,
  /** Enabled administrators: with none nobody looks after it. */
  administratorCount: count,
});

/** An institution of the tree. */
export type Institution = z.output<typeof institution>;

/** A node of the older client's tree (§7 management/institution/tree). */
export interface InstitutionNode {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly children: InstitutionNode[];
}

/** See InstitutionNode. */
export const institutionNode: z.ZodMiniType<InstitutionNode> = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  get children(): z.ZodMiniArray<z.ZodMiniType<InstitutionNode>> {
    return z.array(institutionNode);
  },
});

/** A new institution below another, with the administrator who makes everybody else in it (IN-01). */
export const addInstitutionRequest = z.strictObject({
  parentId: idInput,
  code: z.string().check(z.trim(), z.maxLength(INSTITUTION_CODE_MAX), z.refine(isInstitutionCode)),
  name: lineText(NAME_MAX),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  timeZone: z.string().check(z.refine(isPlaceZone)),
  administrator: z.strictObject({
    username: z.string().check(z.trim(), z.refine(isNewUsername)),
    email: z.email(),
    name: lineText(NAME_MAX),
  }),
});

/** A password that is shown this once, and good for one sign-in (IN-01, US-01). */
export const oneTimePassword = z.object({ username: z.string(), password: z.string() });

/** A password that is shown this once. */
export type OneTimePassword = z.output<typeof oneTimePassword>;

/** An account of an institution: who it is and nothing else of the institution's (IN-01). */
export const institutionAccount = z.object({
  id,
  name: z.string(),
  username: z.string(),
  role: z.string(),
  enabled: z.boolean(),
  /** Has a one-time password that was not used yet. */
  mustChangePassword: z.boolean(),
  /** Until when that password can be signed in with; null: none was made, or the user has set an own one. */
  oneTimePasswordUntil: z.nullable(time),
});

/** An account of an institution. */
export type InstitutionAccount = z.output<typeof institutionAccount>;

/** Which accounts. */
export const institutionAccountQuery = z.strictObject({
  institutionId: idInput,
  name: z.optional(filterText),
  ...pageQuery(),
});

/** Body of the change of a name. */
export const renameInstitutionRequest = z.strictObject({ id: idInput, name: lineText(NAME_MAX) });
/** Body of the move to another place in the tree. */
export const moveInstitutionRequest = z.strictObject({ id: idInput, parentId: idInput });
/** Body of enabling and disabling. */
export const institutionStatusRequest = z.strictObject({ id: idInput, enabled: z.boolean() });

/** What of a new institution and its administrator can belong to others already. */
export const TAKEN_INSTITUTION_FIELDS = ['code', 'username', 'email'] as const;

/** One of them. */
export type TakenInstitutionField = (typeof TAKEN_INSTITUTION_FIELDS)[number];

/** What code 54 tells: the fields that are taken. */
export const takenInstitutionFields = z.object({ fields: z.array(z.enum(TAKEN_INSTITUTION_FIELDS)) });
