import {
  CALL_RESULT,
  CALL_STATUS,
  belongsToStatus,
  RECORDABLE_RESULTS,
  RESULTS_OF_CALL_STATUS,
  CONTACT_CHANNEL,
  CONTACT_RELATION,
  PHONE_CALL_TYPE,
} from '@/contract/codes/contactCodes';
import { CASE_STATUS, COLLECTION_RESULT, LOAN_STATUS, LOAN_TYPE } from '@/contract/codes/caseCodes';
import { getCodeValues, type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import { DEDUCTION_STATUS, DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import { LANGUAGES } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';

/** §3 and §4, typed by hand from the specification. */
const TABLES: readonly (readonly [name: string, table: CodeTable, codes: string])[] = [
  ['case status', CASE_STATUS, 'C00 C01 C10 C20 C30 C31 C32 C40 C50'],
  ['collection result', COLLECTION_RESULT, 'CR10 CR20 CR30 CR40 CR50 CR60 CR70 CR80 MSS MSF'],
  ['call status', CALL_STATUS, 'NULL DA NOA BLK CNCT VERIFY OTHER'],
  ['call result', CALL_RESULT, 'LC RETRY RPD PTP DTP WTP PTCPST PTN ND NORLVT NOCLCT NOVLD BP FRAUD PTRPD STLD MEMO'],
  // 'other' is empty.
  ['contact relation', CONTACT_RELATION, 'R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 '],
  ['loan status', LOAN_STATUS, '21 40 50'],
  ['contact channel', CONTACT_CHANNEL, '01 05'],
  ['deduction type', DEDUCTION_TYPE, '1 3 4'],
  ['deduction status', DEDUCTION_STATUS, '0 1 2'],
  ['phone call type', PHONE_CALL_TYPE, '1 2 3 4 5 6 7'],
  ['loan type', LOAN_TYPE, '0 1 2 3'],
  ['complaint state', COMPLAINT_STATE, 'pending processing pendingClosure completed'],
];

test.each(TABLES)(
  'CL-04 the table of %s holds exactly the codes of the specification, in words of three languages',
  (_, table, codes) => {
    expect(getCodeValues(table).toSorted()).toEqual(codes.split(' ').toSorted());
    const words = getCodeValues(table).flatMap((code) =>
      LANGUAGES.map((language) => getCodeLabel(table, code, language)),
    );
    expect(words.filter((each) => each.trim() === '')).toEqual([]);
  },
);

test('CL-04 an unknown code is shown as itself, even if it is a property of every object', () => {
  expect(getCodeLabel(CASE_STATUS, 'C99', 'en')).toBe('C99');
  expect(getCodeLabel(CASE_STATUS, 'toString', 'es')).toBe('toString');
});

test('CD-05 each call status allows its own results and no other (§4)', () => {
  expect(Object.values(RESULTS_OF_CALL_STATUS).map((results) => results.length)).toEqual([1, 1, 1, 1, 10, 4, 1]);
  expect(belongsToStatus('CNCT', 'PTP')).toBe(true);
  expect(belongsToStatus('NOA', 'PTP')).toBe(false);
  expect(belongsToStatus('NULL', 'RETRY')).toBe(false);
  // All collection results except those of messages, which agents do not record.
  expect(RECORDABLE_RESULTS.OTHER.join(' ')).toBe('MEMO CR10 CR20 CR30 CR40 CR50 CR60 CR70 CR80');
});

/** Files that are too large in one way or another; a case that a complaint holds, or a decision with or without an end. */
const SHARED_CODES: readonly string[] = ['26', '60'];

test('SE-01 every result has a unique code, except the reasons why a file is too large or a case is held', () => {
  const codes = Object.values(RESULT_CODES)
    .map(({ code }): string => code)
    .filter((code) => !SHARED_CODES.includes(code));
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
});
