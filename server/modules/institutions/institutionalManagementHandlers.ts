import type { institutionalManagementCalls } from '@/contract/calls/users/institutionalManagementCalls';
import { addInstitutionBelow, resetAccountPassword, showAccounts } from './institutionAccounts';
import { moveInstitution, renameInstitution, setInstitutionStatus, showInstitutions } from './institutionTree';
import type { Handlers } from '../../access/callContext';

/** Handlers of institutions and their accounts (§7 institutionalManagement/…; IN-01). */
export const institutionalManagementHandlers: Handlers<typeof institutionalManagementCalls> = {
  institution: (_, context) => showInstitutions(context),
  addInstitution: addInstitutionBelow,
  renameInstitution,
  moveInstitution,
  institutionStatus: setInstitutionStatus,
  accounts: showAccounts,
  password: ({ userId }, context) => resetAccountPassword(userId, context),
};
