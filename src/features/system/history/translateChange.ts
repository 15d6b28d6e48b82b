import { ALLOCATION_FIRST } from '@/contract/codes/queueCodes';
import { BOARD_TILE, INDICATOR } from '@/contract/codes/boardCodes';
import { CHECK_KIND, FACE_CHECK, SIGN_IN_METHOD } from '@/contract/codes/signInCodes';
import { type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { LOAN_PART } from '@/contract/codes/caseCodes';
import { ROLE } from '@/contract/codes/userCodes';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { SMS_PURPOSE } from '@/contract/codes/messageCodes';
import type { Language } from '@/contract/language';
import type { MessageId } from '@/i18n/messageIds';

interface ChangeLanguage {
  readonly language: Language;
  readonly formatMessage: (message: { readonly id: MessageId }) => string;
}

/** Fields whose name is a message of this screen. */
const MESSAGES: Readonly<Record<string, MessageId>> = {
  accountDaily: 'system.sms.accountDaily',
  caseDaily: 'system.sms.caseDaily',
  contentMax: 'system.sms.contentMax',
  countries: 'system.sms.countries',
  costs: 'system.sms.costs',
  captcha: 'system.signIn.captcha',
  gps: 'system.signIn.gps',
  refreshSeconds: 'system.board.refresh',
  onDutyPercent: 'system.board.alert.onDutyPercent',
  silentMinutes: 'system.board.alert.silentMinutes',
  promisesPerAgent: 'system.board.alert.promisesPerAgent',
  capacityPercent: 'system.board.alert.capacityPercent',
  tiles: 'system.tab.board',
  capacity: 'system.sharing.capacity',
  skill: 'system.sharing.skill',
  first: 'system.allocation.first',
  parts: 'system.allocation.parts',
  packs: 'law.packs',
  mode: 'law.mode',
  modes: 'law.exceptions',
  reviewed: 'law.reviewedPack',
  memberDays: 'system.plans.memberDays',
  memberFirstPercent: 'system.plans.memberFirstPercent',
  leaderDays: 'system.plans.leaderDays',
  leaderFirstPercent: 'system.plans.leaderFirstPercent',
  adminDays: 'system.plans.adminDays',
  adminFirstPercent: 'system.plans.adminFirstPercent',
  name: 'system.sms.name',
  language: 'system.sms.language',
  content: 'system.sms.content',
  purpose: 'system.sms.purpose',
  enabled: 'system.sms.offered',
  deduction: 'system.second.deduction',
  extension: 'system.second.extension',
  batchMove: 'system.second.batchMove',
  bulkMessage: 'system.second.bulkMessage',
  fine: 'system.second.fine',
  grant: 'system.second.grant',
  auditorReset: 'system.second.auditorReset',
  hours: 'system.second.hours',
  scopes: 'system.apiKeys.scopes',
  expires: 'system.apiKeys.expires',
  null: 'system.second.never',
  true: 'system.yes',
  false: 'system.no',
};

/** All codes of the tables. Only codes like 'summary' occur in several tables, with the same meaning. */
const TABLES: readonly CodeTable[] = [
  SIGN_IN_METHOD,
  ROLE,
  FACE_CHECK,
  INDICATOR,
  CHECK_KIND,
  BOARD_TILE,
  SMS_PURPOSE,
  ALLOCATION_FIRST,
  LOAN_PART,
  PERMISSION_NAME,
];

function getWord(code: string, { language, formatMessage }: ChangeLanguage): string {
  const message = MESSAGES[code];
  if (message) return formatMessage({ id: message });
  const table = TABLES.find((each) => Object.hasOwn(each, code));
  return table ? getCodeLabel(table, code, language) : code;
}

/** Free text must not be interpreted as codes. */
const FREE: readonly string[] = ['packs', 'reviewed', 'name', 'content', 'countries', 'modes'];

const getField = (path: string, words: ChangeLanguage): string => getWord(path.replace(/^faceCheck\./u, ''), words);

const getValue = (path: string, value: string, words: ChangeLanguage): string =>
  FREE.includes(path)
    ? value
    : value
        .split(',')
        .map((part) => getWord(part, words))
        .join(', ');

/** Translates a version stored by the server ('field: value, …') to the language of the screen. Any other text is returned unchanged. */
export function translateChange(text: string, words: ChangeLanguage): string {
  return text
    .split(/, (?=[A-Za-z.]+: )/u)
    .map((pair) => {
      const [, path, value] = /^([A-Za-z.]+): (.*)$/su.exec(pair) ?? [];
      if (path === undefined || value === undefined) return pair;
      return `${getField(path, words)}: ${getValue(path, value, words)}`;
    })
    .join('; ');
}
