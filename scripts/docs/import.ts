// Writes docs/import.md from the importer's columns; with --check it only says whether the page still fits.
import { CELL_KINDS } from '../../server/modules/import/importCell';
import { IMPORT_COLUMNS } from '../../server/modules/import/importColumns';
import { ERRORS_SHOWN } from '../../server/values/importRefused';
import { writtenPage } from './writtenPage';

const rows = IMPORT_COLUMNS.map(
  ({ name, kind, required, means }) =>
    `| \`${name}\` | ${required ? 'yes' : ''} | ${CELL_KINDS[kind].expects} | ${means} |`,
);

const page = `# Importing cases

Made from \`server/modules/import/importColumns.ts\` by \`npm run docs\`; do not edit.

\`\`\`
npm run cases:import -- FILE.csv --institution CODE
\`\`\`

Leave the institution’s code out if there is only one institution. The command reads the server’s settings. With \`DATABASE_URL\` it works while
servers are running; the embedded database belongs to one program at a time, so stop the server first.

- **CSV in UTF-8**, separated by commas, with the column names in the first line. Spreadsheet programs call this “CSV UTF-8 (comma delimited)”.
- **All or nothing**: the import is one transaction, and a single mistake refuses the whole file. Mistakes are listed with line, column and what is wrong (the first
  ${ERRORS_SHOWN}, and the total), and the command ends with code 1.
- **Each loan once**: a loan that appears twice in the file, or already has an open case, is a mistake. A loan whose earlier case has ended gets a new case.
- **Known borrowers are updated**; an empty cell leaves the stored value as it is.
- **Cells are text**: \`=1+1\` is stored as it stands, and neutralised in exports.
- Times without an offset are in the institution’s time zone, and amounts in its currency.

| column | required | a cell is | means |
|---|---|---|---|
${rows.join('\n')}
`;

await writtenPage('import.md', page);
