import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for rejected spreadsheets (§8, §5 uploads). */
export const SPREADSHEET_WORDS = {
  notASpreadsheet: {
    cn: '该文件不是 xls 或 xlsx 表格，请用表格软件另存后再上传',
    en: 'This is not an xls or xlsx file. Save it from your spreadsheet program and upload it again',
    es: 'No es un archivo xls ni xlsx. Guárdelo desde su programa de hojas de cálculo y vuelva a subirlo',
  },
  protectedFile: {
    cn: '该表格有密码保护，请取消密码后再上传',
    en: 'This spreadsheet is protected by a password. Save it without one and upload it again',
    es: 'Esta hoja está protegida con contraseña. Guárdela sin ella y vuelva a subirla',
  },
  mergedCells: {
    cn: '单元格 {cells} 已合并，只有第一格会有内容；请取消合并并逐格填写后再上传',
    en: 'The cells {cells} are merged, so that only the first one has a value. Split them, fill in each one and upload the file again',
    es: 'Las celdas {cells} están combinadas y solo la primera tiene valor. Sepárelas, llene cada una y vuelva a subir el archivo',
  },
  tooManyRows: {
    cn: '表格有 {rows} 行，最多 {most} 行；请拆分后再上传',
    en: 'The spreadsheet has {rows} rows, at most {most} are taken. Split it and upload the parts',
    es: 'La hoja tiene {rows} filas y se aceptan {most} como máximo. Divídala y suba las partes',
  },
  tooManyColumns: {
    cn: '表格有 {columns} 列，最多 {most} 列',
    en: 'The spreadsheet has {columns} columns, at most {most} are taken',
    es: 'La hoja tiene {columns} columnas y se aceptan {most} como máximo',
  },
  tooManyCells: {
    cn: '将更改 {cells} 个单元格，一次最多 {most} 个；请减少人员或日期',
    en: '{cells} cells would change, at most {most} at once. Upload fewer people or days',
    es: 'Cambiarían {cells} celdas y se aceptan {most} a la vez. Suba menos personas o días',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
