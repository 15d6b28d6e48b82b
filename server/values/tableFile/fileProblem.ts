import type { Language, LocalizedText } from '@/contract/language';
import { OperatorError } from '../../kernel/operatorError';

/** Reasons why a file is not read at all, as messages for its uploader; {places} are replaced. */
const PROBLEMS = {
  spreadsheet: {
    cn: '这是电子表格文件而不是 CSV：请在表格软件中另存为“CSV UTF-8（逗号分隔）”后再试',
    en: 'This is a spreadsheet and no CSV: save it as "CSV UTF-8 (comma delimited)" and try again.',
    es: 'Es una hoja de cálculo y no un CSV: guárdela como «CSV UTF-8 (delimitado por comas)» e inténtelo de nuevo.',
  },
  encoding: {
    cn: '文件不是 UTF-8 编码，部分字符无法确定：请在表格软件中另存为“CSV UTF-8（逗号分隔）”后再试',
    en: 'The file is no UTF-8 text, so that some letters cannot be told: save it as "CSV UTF-8 (comma delimited)" and try again.',
    es: 'El archivo no está en UTF-8 y hay letras que no se pueden reconocer: guárdelo como «CSV UTF-8 (delimitado por comas)» e inténtelo de nuevo.',
  },
  empty: { cn: '文件为空', en: 'The file is empty.', es: 'El archivo está vacío.' },
  noRows: {
    cn: '文件只有标题行，没有数据',
    en: 'The file has a heading row and nothing below it.',
    es: 'El archivo solo tiene la fila de encabezados.',
  },
  unknownColumn: {
    cn: '未知的列：{columns}。请改名或删除。可用的列：{known}',
    en: 'Unknown column {columns}: rename or remove it. The columns are: {known}',
    es: 'Columna desconocida: {columns}. Cámbiele el nombre o quítela. Las columnas son: {known}',
  },
  columnTwice: {
    cn: '标题行中有重复的列：{columns}',
    en: 'Column {columns} is in the heading row twice.',
    es: 'La columna {columns} aparece dos veces en la fila de encabezados.',
  },
  missingColumn: {
    cn: '缺少列：{columns}',
    en: 'Missing column {columns}.',
    es: 'Falta la columna {columns}.',
  },
  brokenQuotes: {
    cn: '第 {row} 行的引号不成对或位置不对：请用表格软件重新保存为 CSV',
    en: 'Row {row} has a quotation mark in the wrong place: save the file again from a spreadsheet program.',
    es: 'La fila {row} tiene comillas fuera de lugar: guarde el archivo de nuevo desde una hoja de cálculo.',
  },
  longRow: {
    cn: '第 {row} 行过长（超过 {most} KB）：引号没有结束，或文件中没有换行',
    en: 'Row {row} is longer than {most} kB: a quotation mark is never closed, or the file has no line breaks.',
    es: 'La fila {row} pasa de {most} kB: faltan unas comillas de cierre, o el archivo no tiene saltos de línea.',
  },
  tooManyRows: {
    cn: '文件超过 {most} 行（空行也计入）：请删除空行或拆分文件',
    en: 'The file has more than {most} rows, empty ones included: remove the empty rows, or split the file.',
    es: 'El archivo tiene más de {most} filas, incluidas las vacías: quite las vacías o divida el archivo.',
  },
  tooSlow: {
    cn: '读取文件超过 {seconds} 秒，已停止：请拆分文件后再试',
    en: 'Reading the file took longer than {seconds} s and was stopped: split the file and try again.',
    es: 'La lectura del archivo tardó más de {seconds} s y se detuvo: divida el archivo e inténtelo de nuevo.',
  },
} as const satisfies Record<string, LocalizedText>;

type Problem = keyof typeof PROBLEMS;
type Places = Readonly<Record<string, string | number>>;

const write = (problem: Problem, places: Places, language: Language): string =>
  PROBLEMS[problem][language].replaceAll(/\{(\w+)\}/gu, (_, place: string) => String(places[place] ?? ''));

/** Error for a file that cannot be read at all. A command shows the English message, a screen the text in the user's language. */
export class FileProblem extends OperatorError {
  override name = 'FileProblem';
  readonly #problem: Problem;
  readonly #places: Places;

  constructor(problem: Problem, places: Places = {}, options?: ErrorOptions) {
    super(write(problem, places, 'en'), options);
    this.#problem = problem;
    this.#places = places;
  }

  /** Returns the reason why the file is not read, and what to do. */
  textIn(language: Language): string {
    return write(this.#problem, this.#places, language);
  }
}
