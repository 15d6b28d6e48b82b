import type { CodeValue, CodeTable } from './codeTable';

/** Planned duty of a user on a day (§2 seat scheduling, SS-01). The names of the codes are not in the specification. */
export const DUTY_STATUS = {
  onDuty: { cn: '值班', en: 'On duty', es: 'Programado' },
  absent: { cn: '缺勤', en: 'Absent', es: 'Ausente' },
  rest: { cn: '休息', en: 'Rest', es: 'Descanso' },
  departed: { cn: '离职', en: 'Departed', es: 'Baja' },
} as const satisfies CodeTable;

export type DutyStatus = CodeValue<typeof DUTY_STATUS>;

/** The letter of a status: on the keyboard, in the calendar and in the spreadsheet, the same in every language (ours). */
export const DUTY_LETTERS = { onDuty: 'D', absent: 'A', rest: 'R', departed: 'X' } as const satisfies Record<
  DutyStatus,
  string
>;

/** Kinds of schedule changes (SS-01; not in the specification). */
export const SCHEDULE_CHANGE_KIND = {
  cells: { cn: '日历修改', en: 'Calendar', es: 'Calendario' },
  batch: { cn: '批量调整', en: 'Batch adjustment', es: 'Ajuste en lote' },
  upload: { cn: '表格导入', en: 'Spreadsheet', es: 'Hoja de cálculo' },
  undo: { cn: '撤销', en: 'Undo', es: 'Deshacer' },
} as const satisfies CodeTable;

export type ScheduleChangeKind = CodeValue<typeof SCHEDULE_CHANGE_KIND>;

/** Errors in a cell of an uploaded schedule (SS-01; not in the specification). */
export const SCHEDULE_SHEET_FAULT = {
  noHeading: {
    cn: '首行应为：用户名、姓名及日期（YYYY-MM-DD）',
    en: 'The first row needs: username, name, then days as YYYY-MM-DD',
    es: 'La primera fila necesita: usuario, nombre y días como AAAA-MM-DD',
  },
  noDay: { cn: '日期格式应为 YYYY-MM-DD', en: 'A day is written YYYY-MM-DD', es: 'El día se escribe AAAA-MM-DD' },
  dayOutOfRange: {
    cn: '日期超出可排班范围',
    en: 'The day is too far away to be planned',
    es: 'El día está fuera del plazo que se puede planificar',
  },
  sameDay: { cn: '日期重复', en: 'This day is there twice', es: 'Este día aparece dos veces' },
  noUser: {
    cn: '本组没有此用户名的催收员',
    en: 'No agent of the group has this username',
    es: 'Ningún gestor del grupo tiene este usuario',
  },
  sameUser: { cn: '用户名重复', en: 'This user is there twice', es: 'Este usuario aparece dos veces' },
  noStatus: {
    cn: '状态应为 D、A、R、X，或用 - 清除',
    en: 'A status is D, A, R or X; - clears it',
    es: 'El estado es D, A, R o X; - lo borra',
  },
  afterDeparture: {
    cn: '该日期在离职之后',
    en: 'The day lies after the departure',
    es: 'El día es posterior a la baja',
  },
} as const satisfies CodeTable;

export type ScheduleSheetFault = CodeValue<typeof SCHEDULE_SHEET_FAULT>;
