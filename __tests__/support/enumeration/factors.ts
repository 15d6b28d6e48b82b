import { secondFactor } from '../../../server/database/tables/factorTables';
import { makeUser } from '../server/people';
import { type Area, getId } from './fixture';
import { madeId } from './madeId';

/** Second factors, of the own account and of other users (ASVS 6.3.3). */
export const factorsArea: Area = {
  kinds: {
    secondFactor: {
      scope: 'personal',
      make: async ({ institutionId, agentId: userId }, { database, now }) => {
        const row = { institutionId, userId, kind: 'totp' as const, name: 'x', createdAt: now, confirmedAt: now };
        return madeId(await database.insert(secondFactor).values(row).returning());
      },
    },
    unconfirmedFactor: {
      scope: 'personal',
      make: async ({ institutionId, agentId: userId }, { database, now }) => {
        const row = { institutionId, userId, kind: 'totp' as const, name: 'x', createdAt: now };
        return madeId(await database.insert(secondFactor).values(row).returning());
      },
    },
    factorOwner: {
      scope: 'group',
      make: async ({ institutionId, groupId }, { database, now }) => {
        const userId = await makeUser(database, { institutionId, groupId });
        const row = { institutionId, userId, kind: 'totp' as const, name: 'x', createdAt: now, confirmedAt: now };
        await database.insert(secondFactor).values(row);
        return String(userId);
      },
    },
  },
  fixtures: {
    'secondFactorCalls.confirmTotp': { input: { id: getId('unconfirmedFactor'), code: '000000' }, own: ['132'] },
    'secondFactorCalls.confirmPasskey': {
      input: { name: 'x', id: 'x', clientDataJSON: 'x', attestationObject: 'x', transports: [] },
      noRow: { id: 'id that the browser gave to the passkey' },
    },
    'secondFactorCalls.provePasskey': {
      input: { id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      noRow: { id: 'id that the browser gave to the passkey' },
    },
    'passkeySignInCalls.finish': {
      input: {
        id: 'x',
        userHandle: 'x',
        clientDataJSON: 'x',
        authenticatorData: 'x',
        signature: 'x',
        veins: 'x',
        gps: null,
      },
      noRow: { id: 'id that the browser gave to the passkey' },
    },
    'secondFactorCalls.rename': { input: { id: getId('secondFactor'), name: 'x' } },
    'secondFactorCalls.remove': { input: { id: getId('secondFactor') } },
    'manageUserCalls.removeFactors': { input: { id: getId('factorOwner') } },
  },
};
