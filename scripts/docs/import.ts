// Writes docs/import.md from the importer's columns; with --check it only reports whether the page is current.
import { CELL_KINDS } from '../../server/modules/import/importCell';
import { IMPORT_COLUMNS } from '../../server/modules/import/importColumns';
import { FILE_MISTAKES_MAX, FILE_MISTAKES_SHOWN } from '@/contract/ourLimits';
import { FILE_RULES } from './fileRules';
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

${FILE_RULES}
- **All or nothing**: the import is one transaction, and a single mistake refuses the whole file. Mistakes are listed with the row as a spreadsheet program numbers it, the column, what is wrong and the value (the first
  ${FILE_MISTAKES_SHOWN}, and the total; reading stops after ${FILE_MISTAKES_MAX}), and the command ends with code 1.
- **Each loan once**: a loan that appears twice in the file, or already has an open case, is a mistake. A loan whose earlier case has ended gets a new case.
- **One number, one person**: rows with the same \`borrower_no\` and another name, identity number or mobile phone are mistakes; both rows are named.
- **Known borrowers are updated**; an empty cell leaves the stored value as it is.
- **Cells are text**: \`=1+1\` is stored as it stands, and neutralised in exports.
- **Telephone numbers** have one form: the national digits of the country of the institution’s currency, E.164 (\`+14155550123\`) for other countries, without prefixes that have ended (\`044\`, \`045\`, \`01\` and the \`1\` after \`+52\`). More digits than a number of that country has are refused. Diallers and gateways get E.164.
- **Line breaks** in a name or an address become a space.
- Times without an offset are in the institution’s time zone, and amounts in its currency.

| column | required | a cell is | means |
|---|---|---|---|
${rows.join('\n')}
`;

await writtenPage('import.md', page);
