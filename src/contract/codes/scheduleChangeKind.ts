import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of schedule changes (SS-01; not in the specification). */
export const SCHEDULE_CHANGE_KIND = {
  cells: { cn: '日历修改', en: 'Calendar', es: 'Calendario' },
  batch: { cn: '批量调整', en: 'Batch adjustment', es: 'Ajuste en lote' },
  upload: { cn: '表格导入', en: 'Spreadsheet', es: 'Hoja de cálculo' },
  undo: { cn: '撤销', en: 'Undo', es: 'Deshacer' },
} as const satisfies CodeTable;

export type ScheduleChangeKind = CodeValue<typeof SCHEDULE_CHANGE_KIND>;
