import { PHOTO_MAX_BYTES } from '@/contract/ourLimits';
import * as z from 'zod/mini';
import type { Database } from '../database/connect';
import {
  judgeSubmittedPicture,
  storeCheckedPicture,
  findLiveProviderCheck,
  type ProviderCheck,
} from '../modules/signIn/signInFacade';
import { refuseTooMany } from '../security/rateLimits';
import { createToken, hashToken } from '../security/session/sessionToken';
import { Refusal } from '../kernel/refusal';

const pagePicture = z.strictObject({
  token: z.string().check(z.minLength(16), z.maxLength(128)),
  picture: z.string().check(z.minLength(1), z.maxLength(Math.ceil(PHOTO_MAX_BYTES / 3) * 4)),
});

/** A picture that the provider's page took, with the token that the page was opened with. */
export type PagePicture = z.output<typeof pagePicture>;

/** Answer to the page: a livenessId to pass on, or the code that cancels the sign-in (§4). Only our server learns the verdict. */
export type PageAnswer = { readonly bindingAgentId: string; readonly livenessId: string } | { readonly code: string };

/** Reads what the page sent; undefined when it is not that. */
export const readPagePicture = (body: unknown): PagePicture | undefined => {
  const result = z.safeParse(pagePicture, body);
  return result.success ? result.data : undefined;
};

const UNKNOWN_TOKEN = { code: '401' } as const;
const ALREADY_PASSED = { code: '409' } as const;
const TOO_MANY = { code: '403' } as const;

const admitted = async (database: Database, token: string, now: Date): Promise<ProviderCheck | undefined> => {
  const check = await database.transaction((tx) => findLiveProviderCheck(tx, hashToken(token), now));
  if (check !== undefined) await refuseTooMany(database, 'faceCheck', `page:${check.userId}`);
  return check;
};

const minted = async (database: Database, check: ProviderCheck, picture: string): Promise<PageAnswer> => {
  const { passed, verdict } = await judgeSubmittedPicture(picture);
  const livenessId = createToken();
  await database.transaction((tx) =>
    storeCheckedPicture(tx, check.id, { livenessIdHash: hashToken(livenessId), passed, verdict }),
  );
  return { bindingAgentId: String(check.userId), livenessId };
};

/** Looks at the page's picture and mints a livenessId that is good for one question of our server about this sign-in. */
export const checkPagePicture = async (
  database: Database,
  { token, picture }: PagePicture,
  now: Date,
): Promise<PageAnswer> => {
  try {
    const check = await admitted(database, token, now);
    if (check === undefined) return UNKNOWN_TOKEN;
    if (check.passed === true && check.livenessIdHash === null) return ALREADY_PASSED;
    return await minted(database, check, picture);
  } catch (error) {
    if (error instanceof Refusal && error.result === 'tooMany') return TOO_MANY;
    throw error;
  }
};
