import * as z from 'zod/mini';
import { code, id } from '../../schemas';

/** Addresses of the cases that a demo institution shows first, by the name of the place (not in the specification). */
export const demoPlaces = z.record(z.string(), z.string());

/** The signed-in user (§3 User (session)): identity, role and the role's flags (§6). */
export const user = z.object({
  id,
  name: z.string(),
  username: z.optional(z.string()),
  /** member, leader, admin or auditor (contract/codes/userCodes). */
  role: code,
  institutionId: z.optional(id),
  institutionName: z.optional(z.string()),
  groupName: z.optional(z.nullable(z.string())),
  /** ISO 4217 code of the institution's amounts. */
  currency: z.optional(z.string()),
  /** IANA name of the institution's time zone, which determines its days. If absent, the browser's zone applies. */
  timeZone: z.nullish(z.string()),
  /** A data URL for the watermark (SH-07), if there is one. */
  photo: z.optional(z.nullable(z.string())),
  /** Included in the group's ranking (§6). */
  ranked: z.optional(z.boolean()),
  /** May record promises to pay (§6). */
  createsPtp: z.optional(z.boolean()),
  /** May send messages (§6 send flags). */
  sendSms: z.optional(z.boolean()),
  longAging: z.optional(z.boolean()),
  res: z.optional(z.boolean()),
  /** Another user set the password: it must be replaced before any other action (US-01). */
  mustChangePassword: z.optional(z.boolean()),
  /** The institution requires a second factor that the user has not set up yet: this must be done before any other action. */
  secondFactorFirst: z.optional(z.boolean()),
  /** The session came from the company sign-in: another sign-in there confirms the user (code 72). */
  confirmsAtCompany: z.optional(z.boolean()),
  /** Sent with a session of the company sign-in: the user has a password as well, which also confirms the user. */
  hasPassword: z.optional(z.boolean()),
  /**
   * Effective permissions of the user (contract/permissions), including the institution's grants. If absent, the role table applies
   * (RO-01).
   */
  permissions: z.optional(z.array(z.string())),
  /** Absent in production and in institutions without demo data. */
  demoPlaces: z.optional(demoPlaces),
});

/** The signed-in user (§3). */
export type User = z.output<typeof user>;
