import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  addInstitutionRequest,
  institution,
  institutionAccount,
  institutionAccountQuery,
  institutionStatusRequest,
  moveInstitutionRequest,
  oneTimePassword,
  renameInstitutionRequest,
  takenInstitutionFields,
} from '../../entities/users/institution';
import { RESULT_CODES } from '../../resultCodes';
import { count, done, id, idInput, paged } from '../../schemas';

const read = { who: 'institutions.read', rows: 'institution', chosenByUs: true } as const;
const manage = { who: 'institutions.manage', rows: 'institution', chosenByUs: true } as const;

/** Institutions and their accounts (§7 institutionalManagement/…; IN-01). */
export const institutionalManagementCalls = {
  institution: mainCall({
    method: 'GET',
    path: 'institutionalManagement/institution',
    answer: z.array(institution),
    ...read,
    means: "The caller's institution and all below it, parents before their children.",
  }),
  addInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution',
    body: addInstitutionRequest,
    answer: z.object({ id, administrator: oneTimePassword }),
    ...manage,
    confirmed: true,
    asksBack: { [RESULT_CODES.institutionTaken.code]: takenInstitutionFields },
    means:
      'Makes an institution below another, with its first administrator, whose one-time password is shown this once.',
  }),
  renameInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution/rename',
    body: renameInstitutionRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: "Changes an institution's name; the code, the currency and the time zone stay for good.",
  }),
  moveInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution/move',
    body: moveInstitutionRequest,
    answer: done,
    ...manage,
    confirmed: true,
    notice: 'save',
    means: 'Moves an institution, and what is below it, to another parent that the caller sees; never below itself.',
  }),
  institutionStatus: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution/status',
    body: institutionStatusRequest,
    answer: z.object({ signedOut: count }),
    ...manage,
    confirmed: true,
    notice: 'save',
    means:
      'Enables or disables an institution below the own one; of a disabled one everybody is signed out at once. Those below it stay as they are.',
  }),
  accounts: mainCall({
    method: 'GET',
    path: 'institutionalManagement/accounts',
    query: institutionAccountQuery,
    answer: paged(institutionAccount),
    ...read,
    means: 'The accounts of an institution, administrators first: who they are and nothing else of it.',
  }),
  password: mainCall({
    method: 'POST',
    path: 'institutionalManagement/password',
    body: z.strictObject({ userId: idInput }),
    answer: oneTimePassword,
    ...manage,
    confirmed: true,
    means: "Gives an account of an institution a one-time password, shown this once, and ends the account's sessions.",
  }),
};
