import { getCodeValues } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { LocalizedText } from '@/contract/language';

/** Column of a spreadsheet of users (US-02). */
export interface SheetColumn {
  readonly field: SheetField;
  readonly heading: LocalizedText;
  /** Heading in earlier templates; still accepted. */
  readonly formerly?: string;
  readonly isNeeded?: true;
  /** Allowed values listed in the template; absent: any text. */
  readonly allowed?: LocalizedText;
  /** Allowed texts of a cell, offered by the template in a drop-down. */
  readonly oneOf?: readonly LocalizedText[];
  /** A cell contains one of the institution's own names. */
  readonly isOneOfThese?: true;
  readonly example: string;
}

/** Field that a column sets. */
export type SheetField =
  | 'username'
  | 'name'
  | 'email'
  | 'role'
  | 'group'
  | 'queue'
  | 'products'
  | 'loanTypes'
  | 'dailyTarget'
  | 'idCard'
  | 'affiliatedSystem'
  | SheetFlag;

/** Columns with yes or no. */
export type SheetFlag =
  | 'autoReloan'
  | 'sendBlu'
  | 'sendIvr'
  | 'sendLunar'
  | 'sendSms'
  | 'sendWaba'
  | 'ranked'
  | 'createsPtp'
  | 'longAging'
  | 'res';

const listed = (table: Readonly<Record<string, LocalizedText>>, codes: readonly string[]): LocalizedText => {
  const say = (language: keyof LocalizedText): string =>
    codes.map((code) => table[code]?.[language] ?? code).join(' / ');
  return { cn: say('cn'), en: say('en'), es: say('es') };
};
const withCodes = (table: Readonly<Record<string, LocalizedText>>, codes: readonly string[]): LocalizedText => {
  const say = (language: keyof LocalizedText): string =>
    codes.map((code) => `${code} = ${table[code]?.[language] ?? code}`).join(' / ');
  return { cn: say('cn'), en: say('en'), es: say('es') };
};

const YES: LocalizedText = { cn: '是', en: 'yes', es: 'sí' };
const NO: LocalizedText = { cn: '否', en: 'no', es: 'no' };
const YES_OR_NO: LocalizedText = { cn: '是 / 否', en: 'yes / no', es: 'sí / no' };
const flag = (field: SheetFlag, heading: LocalizedText, example = 'no'): SheetColumn => ({
  field,
  heading,
  allowed: YES_OR_NO,
  oneOf: [YES, NO],
  example,
});

/** Columns of a spreadsheet of users, in the template's order. Headings in any of the three languages are accepted. */
export const SHEET_COLUMNS: readonly SheetColumn[] = [
  {
    field: 'username',
    heading: { cn: '用户名', en: 'Username', es: 'Usuario' },
    isNeeded: true,
    allowed: {
      cn: '3 至 64 个字符：字母、数字、. _ -',
      en: '3 to 64 characters: letters, digits, . _ -',
      es: 'De 3 a 64 caracteres: letras, números, . _ -',
    },
    example: 'ana.ruiz',
  },
  { field: 'name', heading: { cn: '姓名', en: 'Name', es: 'Nombre' }, isNeeded: true, example: 'Ana Ruiz' },
  {
    field: 'email',
    heading: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
    isNeeded: true,
    example: 'ana.ruiz@example.com',
  },
  {
    field: 'role',
    heading: { cn: '角色', en: 'Role', es: 'Rol' },
    isNeeded: true,
    allowed: listed(ROLE, getCodeValues(ROLE)),
    oneOf: getCodeValues(ROLE).map((code) => ROLE[code]),
    example: 'member',
  },
  {
    field: 'group',
    heading: { cn: '小组', en: 'Group', es: 'Grupo' },
    formerly: '管理组',
    isOneOfThese: true,
    allowed: { cn: '现有小组的名称', en: 'The name of an existing group', es: 'El nombre de un grupo existente' },
    example: '',
  },
  {
    field: 'queue',
    heading: { cn: '队列', en: 'Queue', es: 'Cola' },
    isOneOfThese: true,
    allowed: {
      cn: '现有队列的编码或名称',
      en: 'The code or name of an existing queue',
      es: 'El código o el nombre de una cola existente',
    },
    example: '',
  },
  {
    field: 'products',
    heading: { cn: '所属产品', en: 'Products', es: 'Productos' },
    allowed: {
      cn: '以分号分隔，留空表示全部',
      en: 'Separated by semicolons; empty: all',
      es: 'Separados por punto y coma; vacío: todos',
    },
    example: '',
  },
  {
    field: 'loanTypes',
    heading: { cn: '首复贷类型', en: 'Loan types', es: 'Tipos de préstamo' },
    allowed: withCodes(LOAN_TYPE, getCodeValues(LOAN_TYPE)),
    example: '0;1',
  },
  {
    ...flag('autoReloan', { cn: '自动复贷', en: 'Auto re-loan', es: 'Renovación automática' }),
    formerly: 'Recompra automática',
  },
  flag('sendBlu', { cn: '发送 BLU', en: 'Send BLU', es: 'Envía BLU' }),
  flag('sendIvr', { cn: '发送 IVR', en: 'Send IVR', es: 'Envía IVR' }),
  flag('sendLunar', { cn: '发送 LUNAR', en: 'Send LUNAR', es: 'Envía LUNAR' }),
  flag('sendSms', { cn: '发送短信', en: 'Send SMS', es: 'Envía SMS' }, 'yes'),
  flag('sendWaba', { cn: '发送 WABA', en: 'Send WABA', es: 'Envía WABA' }),
  {
    field: 'affiliatedSystem',
    heading: { cn: '所属系统', en: 'Affiliated system', es: 'Sistema afiliado' },
    example: '',
  },
  flag('ranked', { cn: '参与排名', en: 'Ranked', es: 'En la clasificación' }, 'yes'),
  flag('createsPtp', { cn: '可登记承诺', en: 'Records promises', es: 'Registra promesas' }, 'yes'),
  flag('longAging', { cn: '长账龄', en: 'Long aging', es: 'Mora prolongada' }),
  flag('res', { cn: 'RES 标记', en: 'RES flag', es: 'Marca RES' }),
  {
    field: 'dailyTarget',
    heading: { cn: '每日目标', en: 'Daily target', es: 'Meta diaria' },
    allowed: { cn: '数字', en: 'A number', es: 'Un número' },
    example: '15000',
  },
  {
    field: 'idCard',
    heading: { cn: '登录证件号', en: 'ID card', es: 'Documento' },
    allowed: {
      cn: '4 至 32 个字母或数字；请设为文本格式',
      en: '4 to 32 letters or digits; format the cell as text',
      es: 'De 4 a 32 letras o números; con formato de texto',
    },
    example: '',
  },
];
