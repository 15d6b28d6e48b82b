import type { olderManagementInstitutionCalls } from '@/contract/calls/older/olderManagementInstitutionCalls';
import {
  showInstitutionTree,
  moveInstitution,
  renameInstitution,
  setInstitutionStatus,
  showInstitutions,
} from './institutionTree';
import type { Handlers } from '../../access/callContext';
import type { institutionalManagementCalls } from '@/contract/calls/users/institutionalManagementCalls';
import { addChildInstitution, resetAccountPassword, showAccounts } from './institutionAccounts';

/** Handlers of the tree of institutions, older client (§7 management/institution/tree; IN-01). */
export const olderManagementInstitutionHandlers: Handlers<typeof olderManagementInstitutionCalls> = {
  tree: (_, context) => showInstitutionTree(context),
};

/** Handlers of institutions and their accounts (§7 institutionalManagement/…; IN-01). */
export const institutionalManagementHandlers: Handlers<typeof institutionalManagementCalls> = {
  institution: (_, context) => showInstitutions(context),
  addInstitution: addChildInstitution,
  renameInstitution,
  moveInstitution,
  institutionStatus: setInstitutionStatus,
  accounts: showAccounts,
  password: ({ userId }, context) => resetAccountPassword(userId, context),
};
