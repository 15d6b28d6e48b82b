import * as z from 'zod/mini';
import { INSTITUTION_CODE_MAX, NAME_MAX } from '../../ourLimits';
import { isInstitutionCode, isNewUsername, isPlaceZone } from '../../rules';
import { count, filterText, id, idInput, lineText, pageQuery, time } from '../../schemas';

/** An institution of the tree (§3; fields are ours): the caller's own or one below. */
export const institution = z.object({
  id,
  /** Null for the topmost institution visible to the caller. */
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
  /** Number of enabled administrators. Without any, the institution is unmanaged. */
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

export const institutionNode: z.ZodMiniType<InstitutionNode> = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  get children(): z.ZodMiniArray<z.ZodMiniType<InstitutionNode>> {
    return z.array(institutionNode);
  },
});

/** A new child institution, with the administrator who creates its other users (IN-01). */
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

/** A password that is displayed only once and valid for one sign-in (IN-01, US-01). */
export const oneTimePassword = z.object({ username: z.string(), password: z.string() });

export type OneTimePassword = z.output<typeof oneTimePassword>;

/** An account of an institution, without other data of the institution (IN-01). */
export const institutionAccount = z.object({
  id,
  name: z.string(),
  username: z.string(),
  role: z.string(),
  enabled: z.boolean(),
  /** Has an unused one-time password. */
  mustChangePassword: z.boolean(),
  /** Expiry of that password; null if there is none, or the user has set a new one. */
  oneTimePasswordUntil: z.nullable(time),
});

/** An account of an institution. */
export type InstitutionAccount = z.output<typeof institutionAccount>;

/** Filters of the institution accounts. */
export const institutionAccountQuery = z.strictObject({
  institutionId: idInput,
  name: z.optional(filterText),
  ...pageQuery(),
});

/** Body of a rename. */
export const renameInstitutionRequest = z.strictObject({ id: idInput, name: lineText(NAME_MAX) });
/** Body of a move to another parent in the tree. */
export const moveInstitutionRequest = z.strictObject({ id: idInput, parentId: idInput });
/** Body of enabling and disabling. */
export const institutionStatusRequest = z.strictObject({ id: idInput, enabled: z.boolean() });

/** Unique fields of a new institution and its administrator that may already be in use. */
export const UNIQUE_INSTITUTION_FIELDS = ['code', 'username', 'email'] as const;

export type UniqueInstitutionField = (typeof UNIQUE_INSTITUTION_FIELDS)[number];

/** Details of code 54: the fields that are already in use. */
export const institutionFieldsInUse = z.object({ fields: z.array(z.enum(UNIQUE_INSTITUTION_FIELDS)) });
