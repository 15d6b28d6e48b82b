import { hasPermission } from '@/contract/permissions';
import type { OpenContext } from '../../../access/callContext';
import type { Caller } from '../../../kernel/caller';
import { Refusal } from '../../../kernel/refusal';
import { findKeyCaller, hasBearer } from '../../../security/session/apiKeyCaller';
import { getTenantSetting } from '../../system/systemFacade';
import { authenticateSignedCaller } from './authenticateSignedCaller';
import type { InstitutionSettings } from './placeStore';

/** Setting 'true' of an institution that accepts API keys for its lender's events. */
export const LENDER_API_KEYS_SETTING = 'lenderApiKeys';

/** Returns true if an institution accepts API keys for its lender's events. */
export const acceptsApiKeys = async (context: {
  readonly tx: OpenContext['tx'];
  readonly caller: Caller;
}): Promise<boolean> => (await getTenantSetting(LENDER_API_KEYS_SETTING, context)) === 'true';

async function authenticateProgram(authorization: string | undefined, context: OpenContext): Promise<Caller> {
  const { tx, limit, now, ip: address, settings } = context;
  const { addressCode } = settings;
  const caller = await findKeyCaller({ tx, limit }, { authorization, address, addressCode, now });
  context.identify(caller);
  const isAccepted = hasPermission(caller, 'lender.manage') && (await acceptsApiKeys({ tx, caller }));
  if (!isAccepted) throw new Refusal('notAllowed');
  return caller;
}

/** Identifies the institution of a lender's events by an API key, where the institution accepts it, else by the signature (MI-01). */
export async function authenticateLender(context: OpenContext): Promise<InstitutionSettings> {
  const authorization = context.reply.requestHeader('authorization');
  const { institutionId, currency, currencyDigits, timeZone } = hasBearer(authorization)
    ? await authenticateProgram(authorization, context)
    : await authenticateSignedCaller(context);
  return { institutionId, currency, currencyDigits, timeZone };
}
