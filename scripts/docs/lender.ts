// Writes docs/lender.md from the columns that a lender's events are read by; with --check it only says whether the page still fits.
import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import { codesOf } from '@/contract/codes/codeTable';
import { LENDER_COLUMNS, type LenderColumn } from '../../server/modules/lender/lenderColumns';
import { writtenPage } from './writtenPage';

const columns: readonly LenderColumn[] = LENDER_COLUMNS;
const rows = columns.map(
  ({ name, required, expects, means }) => `| \`${name}\` | ${required ? 'yes' : ''} | ${expects} | ${means} |`,
);
const kinds = codesOf(LENDER_EVENT_KIND).map((kind) => `\`${kind}\``);

const page = `# What the lender tells

Made from \`server/modules/lender/lenderColumns.ts\` by \`npm run docs\`; not to be edited by hand. What becomes of the money is in [money.md](money.md).

\`\`\`
npm run lender:import -- FILE.csv --institution CODE
\`\`\`

The institution’s code may be left out where there is only one. The command takes the server’s settings: with \`DATABASE_URL\` it works beside running
servers; the embedded database belongs to one program at a time, so stop the server first.

- **CSV, UTF-8**, commas, the column names in the first line.
- **All or nothing**: with a mistake of form anywhere nothing is taken in; every mistake is told with line, column and what is wrong.
- **Taken in first, booked afterwards**: the rows are booked in their order, by the command and by any running server. Stopped at any moment it goes on
  later, and nothing is booked twice.
- **A reference once**: the same reference with the same content is known and booked once; with other content it contradicts, is booked not at all, and stands
  in the reconciliation.
- Kinds: ${kinds.join(', ')}.

| column | required | a cell is | means |
|---|---|---|---|
${rows.join('\n')}

## Why something waits for a person

${codesOf(CLARIFY_REASON)
  .map((reason) => `- \`${reason}\`: ${CLARIFY_REASON[reason].en}.`)
  .join('\n')}
`;

await writtenPage('lender.md', page);
