// Writes docs/import.md from the importer's columns; with --check it only reports whether the page is current.
import { CELL_KINDS } from '../../server/modules/import/importCell';
import { IMPORT_COLUMNS } from '../../server/modules/import/importColumns';
import { FILE_MISTAKES_MAX, FILE_ERRORS_MAX } from '@/contract/ourLimits';
import { FILE_RULES } from './fileRules';
import { formatPage } from './formatPage';

const rows = IMPORT_COLUMNS.map(
  ({ name, kind, required, means }) =>
    `| \`${name}\` | ${required ? 'yes' : ''} | ${CELL_KINDS[kind].expects} | ${means} |`,
);

const page = `# Import cases

Made from \`server/modules/import/importColumns.ts\` by \`npm run docs\`; do not edit.

\`\`\`
npm run cases:import -- FILE.csv --institution CODE
\`\`\`

Omit the institution’s code if there is only one institution. The command reads the server’s settings. With \`DATABASE_URL\` it works while
servers are running. The embedded database serves one program at a time: stop the server first.

${FILE_RULES}
- **All or nothing**: the import is one transaction, and a single error refuses the whole file. Errors are listed with spreadsheet row, column, reason and value: the first
  ${FILE_ERRORS_MAX} and the total. Reading stops after ${FILE_MISTAKES_MAX} errors. The command ends with code 1.
- **Each loan once**: a loan that appears twice in the file or has an open case is an error. A loan whose previous case has ended gets a new case.
- **One number, one person**: rows with the same \`borrower_no\` and another name, identity number or mobile phone are errors; both rows are listed.
- **Known borrowers are updated**; an empty cell does not change the stored value.
- **Cells are text**: \`=1+1\` is stored unchanged and neutralized in exports.
- **Telephone numbers** are stored as national digits of the country of the institution’s currency, or as E.164 (\`+14155550123\`) for other countries, without obsolete prefixes (\`044\`, \`045\`, \`01\` and the \`1\` after \`+52\`). A number with too many digits for its country is refused. Dialers and gateways get E.164.
- **Line breaks** in a name or an address become a space.
- Times without an offset are in the institution’s time zone, and amounts in its currency.

| column | required | format | description |
|---|---|---|---|
${rows.join('\n')}
`;

await formatPage('import.md', page);
