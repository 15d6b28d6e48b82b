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
