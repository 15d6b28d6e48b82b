import type * as z from 'zod/mini';
import type { singleSignOnConfigCalls } from '@/contract/calls/management/singleSignOnConfigCalls';
import type {
  ConnectionTest,
  SingleSignOnConfig,
  SingleSignOnInfo,
  singleSignOnRequest,
} from '@/contract/entities/management/singleSignOn';
import { PROVISIONED_ROLES } from '@/contract/entities/management/singleSignOn';
import { RETURN_PATH } from '@/contract/routes';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { runAsServiceRole } from '../../../database/callTransaction';
import { Refusal } from '../../../kernel/refusal';
import { parseRowId } from '../../../values/parseRowId';
import { describeChange, getLastChange, recordSettingChange } from '../../system/systemFacade';
import { isAllowedUrl } from './providerFetch';
import { converse } from './ssoClient';
import {
  countLinks,
  findProvider,
  hasPlaces,
  sealForServers,
  storeProvider,
  type SsoProvider,
} from './ssoProviderStore';
import { getBrowserOrigin, getRegistration, refuseBusy } from './startSingleSignOn';
import { testConnection } from './testConnection';

type Request = z.output<typeof singleSignOnRequest>;

const findOwnProvider = ({ tx, caller }: CallerContext): Promise<SsoProvider | undefined> =>
  runAsServiceRole(tx, (own) => findProvider(own, caller.institutionId));

const toConfig = ({
  institutionId: _institution,
  sealedSecret: _secret,
  updatedAt: _time,
  maximumRole,
  mappings,
  ...config
}: SsoProvider): SingleSignOnConfig => ({
  ...config,
  maximumRole: PROVISIONED_ROLES.find((each) => each === maximumRole) ?? 'member',
  mappings: [...mappings],
});

/** Returns the configuration without the secret, and the addresses to be registered at the provider. */
async function showSingleSignOn(context: CallerContext): Promise<SingleSignOnInfo> {
  const { tx, caller } = context;
  const provider = await findOwnProvider(context);
  const links =
    provider && (await runAsServiceRole(tx, (own) => countLinks(own, caller.institutionId, provider.issuer)));
  return {
    config: provider === undefined ? null : toConfig(provider),
    hasSecret: provider !== undefined && provider.sealedSecret !== null,
    linkedUsers: links?.users ?? 0,
    canDisablePassword: (links?.administrators ?? 0) > 0,
    addresses: {
      redirect: `${getBrowserOrigin(context)}${RETURN_PATH}`,
      backChannelLogout: `${getBrowserOrigin(context)}/prod/login/sso/logout/${caller.institutionId}`,
    },
    lastChange: await getLastChange('singleSignOn', context),
  };
}

const refuseForeign = async ({ mappings }: Request, { tx }: Pick<CallerContext, 'tx'>): Promise<void> => {
  const pick = (key: 'groupId' | 'queueId') => [
    ...new Set(mappings.flatMap((each) => (each[key] === null ? [] : [parseRowId(each[key])]))),
  ];
  if (!(await hasPlaces(tx, { groups: pick('groupId'), queues: pick('queueId') }))) throw new Refusal('notFound');
};

/** The stored secret remains valid only for the provider for which it was entered: it must never be sent to another one. */
const isSameClient = (stored: SsoProvider | undefined, { issuer, clientId }: Request): boolean =>
  stored !== undefined && stored.issuer === issuer && stored.clientId === clientId;

const sealSecret = async (
  request: Request,
  stored: SsoProvider | undefined,
  { tx }: CallerContext,
): Promise<Uint8Array | null> => {
  const { clientSecret } = request;
  if (clientSecret === undefined) return isSameClient(stored, request) ? (stored?.sealedSecret ?? null) : null;
  return clientSecret === '' ? null : runAsServiceRole(tx, (own) => sealForServers(own, 'client secret', clientSecret));
};

/** Describes a configuration for the list of changes; of the secret, only whether there is one. */
const toRecordedConfig = (provider: SsoProvider | undefined, secret: string) => {
  if (provider === undefined) return {};
  const { mappings, ...config } = toConfig(provider);
  const lines = mappings.map(({ value, role, groupId, queueId }) => [value, role, groupId, queueId].join(' '));
  return { ...config, mappings: lines.join('; '), clientSecret: provider.sealedSecret === null ? 'none' : secret };
};

/** Saves the configuration, effective from the next sign-in. */
async function updateSingleSignOn(request: Request, context: CallerContext): Promise<void> {
  const { tx, caller, now, settings } = context;
  const { institutionId } = caller;
  const { clientSecret, ...config } = request;
  if (!isAllowedUrl(config.issuer, settings)) throw new Refusal('ssoAddress');
  await refuseForeign(request, context);
  const before = await findOwnProvider(context);
  const links = await runAsServiceRole(tx, (own) => countLinks(own, institutionId, config.issuer));
  if (config.mode === 'only' && links.administrators === 0) throw new Refusal('ssoNotProven');
  const sealedSecret = await sealSecret(request, before, context);
  const after = { ...config, institutionId, sealedSecret, updatedAt: now };
  await runAsServiceRole(tx, (own) => storeProvider(own, after));
  const secret = clientSecret === undefined ? 'stored' : 'replaced';
  const change = describeChange(toRecordedConfig(before, 'stored'), toRecordedConfig(after, secret));
  await recordSettingChange({ key: 'singleSignOn', ...change }, context);
}

/** Tests a configuration; the stored secret is used only with the provider for which it was entered. */
async function testSingleSignOn(request: Request, context: CallerContext): Promise<ConnectionTest> {
  const { tx, caller, settings, now } = context;
  await context.limit('singleSignOn', `user ${caller.userId}`);
  const stored = await findOwnProvider(context);
  const known =
    stored && isSameClient(stored, request) && (await runAsServiceRole(tx, (own) => getRegistration(own, stored)));
  const clientSecret = request.clientSecret ?? (known ? known.clientSecret : null);
  const registration = {
    issuer: request.issuer,
    clientId: request.clientId,
    clientSecret: clientSecret === '' ? null : clientSecret,
  };
  return converse(() => testConnection(registration, { settings, now, origin: getBrowserOrigin(context) })).catch(
    refuseBusy,
  );
}

/** Configuration of the sign-in with company accounts. */
export const singleSignOnConfigHandlers: Handlers<typeof singleSignOnConfigCalls> = {
  info: (_, context) => showSingleSignOn(context),
  async update(request, context) {
    await updateSingleSignOn(request, context);
    return null;
  },
  test: (request, context) => testSingleSignOn(request, context),
};
