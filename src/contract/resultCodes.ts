/**
 * The codes that the reference server puts in an envelope (§8); its words are in resultWords.
 * '00', '200', '02', '-1' and '-2' are the specification's; the others are ours.
 */
export const RESULT_CODES = {
  ok: { code: '00' },
  expired: { code: '02' },
  ended: { code: '-1' },
  none: { code: '-2' },
  invalidInput: { code: '10' },
  wrongCredentials: { code: '11' },
  wrongCaptcha: { code: '12' },
  locked: { code: '13' },
  tooMany: { code: '14' },
  addressRefused: { code: '15' },
  passwordKeyExpired: { code: '16' },
  livenessPending: { code: '17' },
  livenessFailed: { code: '18' },
  livenessThreeTimes: { code: '19' },
  notFound: { code: '20' },
  notAllowed: { code: '21' },
  outOfDate: { code: '22' },
  keyReused: { code: '23' },
  stillRunning: { code: '24' },
  wrongState: { code: '25' },
  tooLarge: { code: '26' },
  tooManyRows: { code: '26' },
  tooManyColumns: { code: '26' },
  tooManyCells: { code: '26' },
  amountNotBelowDue: { code: '27' },
  deductionOpen: { code: '28' },
  deductionRepeated: { code: '29' },
  noDeductionAccount: { code: '30' },
  smsAccountLimit: { code: '31' },
  smsCaseLimit: { code: '32' },
  smsTooLong: { code: '33' },
  lineBusy: { code: '34' },
  lineUnanswered: { code: '73' },
  kindNotWorked: { code: '89' },
  deductionDayLimit: { code: '35' },
  tooManyKept: { code: '36' },
  codeStillGood: { code: '37' },
  smsHoldsLink: { code: '38' },
  smsForeignNumber: { code: '39' },
  notASpreadsheet: { code: '40' },
  ownPasswordFirst: { code: '41' },
  passwordGuessable: { code: '42' },
  nameTaken: { code: '43' },
  lastAdministrator: { code: '44' },
  scheduleMoved: { code: '65' },
  scheduleDeparted: { code: '66' },
  scheduleDay: { code: '67' },
  caseHeld: { code: '60' },
  noPaymentChannel: { code: '74' },
  complaintState: { code: '61' },
  complaintAboutThem: { code: '62' },
  complaintOwnProposal: { code: '63' },
  complaintPenalised: { code: '64' },
  complaintRegulatorLimit: { code: '68' },
  permissionFixed: { code: '50' },
  permissionNotHeld: { code: '51' },
  ownPermissions: { code: '52' },
  institutionLoop: { code: '53' },
  institutionTaken: { code: '54' },
  binderMissing: { code: '45' },
  casesMissing: { code: '46' },
  extensionsUsedUp: { code: '47' },
  queueNotEmpty: { code: '48' },
  groupInUse: { code: '86' },
  queueCodeTaken: { code: '49' },
  signInMethodOff: { code: '55' },
  positionNeeded: { code: '56' },
  checksUsedUp: { code: '57' },
  ownAddressExcluded: { code: '58' },
  wrongAddresses: { code: '59' },
  ownSignInMethod: { code: '80' },
  weightsNotWhole: { code: '81' },
  unknownPlaces: { code: '82' },
  notAPicture: { code: '83' },
  protectedFile: { code: '84' },
  mergedCells: { code: '85' },
  exportTooLarge: { code: '75' },
  operatorOnly: { code: '70' },
  watcherRole: { code: '71' },
  confirmFirst: { code: '72' },
  notWaiting: { code: '87' },
  notAssignable: { code: '88' },
  wrongSignature: { code: '76' },
  oldTime: { code: '77' },
  databaseAway: { code: '90' },
  busy: { code: '91' },
  diskFull: { code: '92' },
  systemError: { code: '99' },
} as const satisfies Record<string, { code: string }>;

/** The name of a result of the reference server. */
export type ResultName = keyof typeof RESULT_CODES;

const SUCCESS: readonly string[] = ['00', '200'];
const SESSION_END: readonly string[] = ['02', '-1'];

/** '00' and '200', as text or number, mean success (§8). */
export const isSuccess = (code: unknown): boolean => SUCCESS.includes(String(code));

/** '02' and '-1', as text or number, end the session; -2 does not (§8). */
export const isSessionEnd = (code: unknown): boolean => SESSION_END.includes(String(code));

/** Codes of the provider's page that cancel the sign-in (§4). */
export const PROVIDER_CANCEL_CODES: readonly string[] = ['400', '401', '403', '404', '408', '409', '410'];
