import { makeUser } from '../server/people';
import { type Area, getId } from './fixture';

const institution = getId('institution');
const administrator = { username: 'enumerated.first', email: 'enumerated@example.test', name: 'Ana' };

/** Institutions and their accounts (§7 institutionalManagement; IN-01). */
export const institutionsArea: Area = {
  kinds: {
    institution: { scope: 'institution', make: ({ institutionId }) => Promise.resolve(String(institutionId)) },
    account: {
      scope: 'institution',
      make: async ({ institutionId }, { database }) => String(await makeUser(database, { institutionId })),
    },
  },
  fixtures: {
    'institutionalManagementCalls.addInstitution': {
      input: {
        parentId: institution,
        code: 'ENUMERATED',
        name: 'x',
        currency: 'MXN',
        timeZone: 'America/Lima',
        administrator,
      },
      own: ['54'],
    },
    'institutionalManagementCalls.renameInstitution': { input: { id: institution, name: 'x' } },
    // Nobody moves or disables their own institution.
    'institutionalManagementCalls.moveInstitution': { input: { id: institution, parentId: institution }, own: ['21'] },
    'institutionalManagementCalls.institutionStatus': { input: { id: institution, enabled: true }, own: ['21'] },
    'institutionalManagementCalls.accounts': { input: { institutionId: institution } },
    'institutionalManagementCalls.password': { input: { userId: getId('account') } },
  },
};
