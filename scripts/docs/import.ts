// Writes docs/import.md from the importer's columns; with --check it only says whether the page still fits.
import { CELL_KINDS } from '../../server/modules/import/importCell';
import { IMPORT_COLUMNS } from '../../server/modules/import/importColumns';
import { ERRORS_SHOWN } from '../../server/values/importRefused';
import { writtenPage } from './writtenPage';

const rows = IMPORT_COLUMNS.map(
  ({ name, kind, required, means }) =>
    `| \`${name}\` | ${required ? 'yes' : ''} | ${CELL_KINDS[kind].expects} | ${means} |`,
);

const page = `# Bringing cases in

Made from \`server/modules/import/importColumns.ts\` by \`npm run docs\`; not to be edited by hand.

\`\`\`
npm run cases:import -- FILE.csv --institution CODE
\`\`\`

The institution’s code may be left out where there is only one. The command takes the server’s settings: with \`DATABASE_URL\` it works beside running
servers; the embedded database belongs to one program at a time, so stop the server first.

- **CSV, UTF-8**, commas, the column names in the first line. Spreadsheet programs call it “CSV UTF-8 (comma delimited)”.
- **All or nothing**: one transaction. With a mistake anywhere nothing is imported; every mistake is told with line, column and what is wrong (the first ${ERRORS_SHOWN},
  and how many there are), and the command ends with code 1.
- **A loan once**: a loan that stands in the file twice, or that has an open case already, is a mistake. A loan whose earlier case has ended gets a new case.
- **Known borrowers are brought up to date**; empty cells leave what is known.
- **Cells are text**: \`=1+1\` is kept as it stands, and is made harmless where it leaves again (exports).
- Times without an offset are in the institution’s time zone. Amounts are in its currency.

| column | required | a cell is | means |
|---|---|---|---|
${rows.join('\n')}
`;

await writtenPage('import.md', page);
