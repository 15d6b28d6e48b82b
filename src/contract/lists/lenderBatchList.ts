import type { ListColumns } from './listDescription';

/** The files of the lender (MI-01), the newest first. */
export const LENDER_BATCH_LIST = {
  created: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, cell: 'time' },
  name: { title: { cn: '文件', en: 'File', es: 'Archivo' } },
  actor: { title: { cn: '上传人', en: 'Uploaded by', es: 'Subió' }, only: 'file' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, atWish: true },
  rows: { title: { cn: '行数', en: 'Rows', es: 'Filas' }, cell: 'number' },
  fresh: { title: { cn: '新事件', en: 'New events', es: 'Eventos nuevos' }, cell: 'number' },
  known: { title: { cn: '重复', en: 'Known', es: 'Ya conocidos' }, cell: 'number' },
  contradictory: { title: { cn: '内容矛盾', en: 'Contradictory', es: 'Contradictorios' }, cell: 'number' },
  progress: { title: { cn: '处理进度', en: 'Processed', es: 'Procesados' }, only: 'screen' },
  done: { title: { cn: '已处理', en: 'Processed', es: 'Procesados' }, cell: 'number', only: 'file' },
  finished: { title: { cn: '完成时间', en: 'Finished', es: 'Terminado' }, cell: 'time', atWish: true },
} as const satisfies ListColumns;
