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
  institutionFieldsInUse,
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
    means: "Returns the caller's institution and all below it, parents before their children.",
  }),
  addInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution',
    body: addInstitutionRequest,
    answer: z.object({ id, administrator: oneTimePassword }),
    ...manage,
    confirmed: true,
    asksBack: { [RESULT_CODES.institutionTaken.code]: institutionFieldsInUse },
    means:
      'Creates an institution below another one with its first administrator. The response contains the one-time password, which is shown once.',
  }),
  renameInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution/rename',
    body: renameInstitutionRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: "Changes an institution's name. Code, currency and time zone never change.",
  }),
  moveInstitution: mainCall({
    method: 'POST',
    path: 'institutionalManagement/institution/move',
    body: moveInstitutionRequest,
    answer: done,
    ...manage,
    confirmed: true,
    notice: 'save',
    means: 'Moves an institution and those below it to another parent visible to the caller, never below itself.',
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
      "Enables or disables an institution below the caller's. Disabling signs out all its users immediately. Institutions below it do not change.",
  }),
  accounts: mainCall({
    method: 'GET',
    path: 'institutionalManagement/accounts',
    query: institutionAccountQuery,
    answer: paged(institutionAccount),
    ...read,
    means: 'Returns the accounts of an institution, administrators first, with their identity only.',
  }),
  password: mainCall({
    method: 'POST',
    path: 'institutionalManagement/password',
    body: z.strictObject({ userId: idInput }),
    answer: oneTimePassword,
    ...manage,
    confirmed: true,
    means: "Sets a one-time password for an account of an institution, shown once, and ends the account's sessions.",
  }),
};
