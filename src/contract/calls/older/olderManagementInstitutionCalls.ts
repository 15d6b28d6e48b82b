import * as z from 'zod/mini';
import { olderCall } from '../../call';
import { institutionNode } from '../../entities/users/institution';

/** The tree of institutions, older client (§7 management/institution/tree; IN-01). */
export const olderManagementInstitutionCalls = {
  tree: olderCall({
    method: 'GET',
    path: 'management/institution/tree',
    answer: z.array(institutionNode),
    who: 'institutions.read',
    rows: 'institution',
    means: "Returns the caller's institution and all below it, each with its children.",
  }),
};
