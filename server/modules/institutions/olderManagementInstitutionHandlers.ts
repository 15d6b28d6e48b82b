import type { olderManagementInstitutionCalls } from '@/contract/calls/older/olderManagementInstitutionCalls';
import { showInstitutionTree } from './institutionTree';
import type { Handlers } from '../../access/callContext';

/** Handlers of the tree of institutions, older client (§7 management/institution/tree; IN-01). */
export const olderManagementInstitutionHandlers: Handlers<typeof olderManagementInstitutionCalls> = {
  tree: (_, context) => showInstitutionTree(context),
};
