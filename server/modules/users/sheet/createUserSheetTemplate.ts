import type { Language } from '@/contract/language';
import { USERS_AT_ONCE_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../../access/callContext';
import { writeSpreadsheet, XLSX_TYPE } from '../../../values/spreadsheet/writeSpreadsheet';
import { listGroups, listQueueNames } from '../userGroupStore';
import { listProductTypes } from '../userGroups';
import type { SheetChoice } from '../../../values/spreadsheet/spreadsheetTask';
import { SHEET_COLUMNS, type SheetColumn, type SheetField } from './userSheetColumns';

interface TemplateWords {
  readonly users: string;
  readonly help: string;
  readonly head: readonly [string, string, string, string];
  readonly needed: string;
}

const WORDS: Readonly<Record<Language, TemplateWords>> = {
  cn: { users: '用户', help: '填写说明', head: ['列', '必填', '可填内容', '示例'], needed: '是' },
  en: {
    users: 'Users',
    help: 'How to fill in',
    head: ['Column', 'Needed', 'What may be entered', 'Example'],
    needed: 'yes',
  },
  es: {
    users: 'Usuarios',
    help: 'Cómo llenar',
    head: ['Columna', 'Obligatoria', 'Qué puede contener', 'Ejemplo'],
    needed: 'sí',
  },
};

const SHOWN = 40;
const joined = (names: readonly string[]): string => names.slice(0, SHOWN).join(' / ');

/** Lists the existing groups, queues and products for the columns that accept them. */
async function existing(context: CallerContext): Promise<Partial<Record<SheetField, readonly string[]>>> {
  return {
    group: (await listGroups(context)).map(({ name }) => name),
    queue: (await listQueueNames(context)).map(({ code }) => code),
    products: await listProductTypes(context),
  };
}

const offeredIn = ({ oneOf }: SheetColumn, language: Language): readonly string[] | undefined =>
  oneOf?.map((words) => words[language]);

/**
 * Creates the template spreadsheet (US-02): headings in the caller's language, and a second sheet with the allowed values and an
 * example. The example is not among the rows, so that it is not imported as a user.
 */
export async function createUserSheetTemplate(context: CallerContext) {
  const { language } = context;
  const words = WORDS[language];
  const there = await existing(context);
  const help = SHEET_COLUMNS.map(({ field, heading, isNeeded, allowed, example }) => {
    const names = there[field] ?? [];
    const some = names.length === 0 ? (allowed?.[language] ?? '') : joined(names);
    return [heading[language], isNeeded ? words.needed : '', some, names[0] ?? example];
  });
  const head = SHEET_COLUMNS.map(({ heading }) => heading[language]);
  const ofColumns = SHEET_COLUMNS.flatMap((each, column): SheetChoice[] => {
    const offered = offeredIn(each, language) ?? (each.isOneOfThese ? there[each.field] : undefined);
    return offered === undefined ? [] : [{ column, offered }];
  });
  return {
    fileName: 'saldo-users.xlsx',
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet(
      {
        name: words.users,
        rows: [head],
        head: { columns: 1 },
        choices: { ofColumns, lastRow: USERS_AT_ONCE_MAX + 1 },
      },
      { name: words.help, rows: [[...words.head], ...help], head: { columns: 1 } },
    ),
  };
}
