// Writes docs/lender.md from the columns that a lender's events are read by; with --check it only says whether the page still fits.
import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import { codesOf } from '@/contract/codes/codeTable';
import { LENDER_COLUMNS, type LenderColumn } from '../../server/modules/lender/lenderColumns';
import { LENDER_ANSWER } from '@/contract/codes/lenderAnswer';
import {
  LENDER_BODY_MAX_BYTES,
  LENDER_HEADERS,
  LENDER_ITEMS_MAX,
  LENDER_TIME_MINUTES,
} from '@/contract/entities/lenderCall';
import { signatureOf } from '../../server/modules/lender/signature';
import { writtenPage } from './writtenPage';

const columns: readonly LenderColumn[] = LENDER_COLUMNS;
const rows = columns.map(
  ({ name, required, expects, means }) => `| \`${name}\` | ${required ? 'yes' : ''} | ${expects} | ${means} |`,
);
const kinds = codesOf(LENDER_EVENT_KIND).map((kind) => `\`${kind}\``);

const answers = codesOf(LENDER_ANSWER).map((answer) => `- \`${answer}\`: ${LENDER_ANSWER[answer].en}.`);

const fields = columns.map(({ field, name }) => `\`${field}\` (\`${name}\`)`).join(', ');

/** What the page's example sends and gets; a test repeats it. */
const EXAMPLE = {
  key: 'example-key-of-this-page-never-to-be-used-00',
  time: String(Date.UTC(2026, 2, 11, 18) / 1000),
  body: JSON.stringify({
    events: [
      {
        reference: 'PAY-2026-000017',
        kind: 'payment',
        loanNo: 'L-100023',
        amount: '150.00',
        valueTime: '2026-03-11 10:00',
      },
      { reference: 'PAY-2026-000018', kind: 'payment', loanNo: 'L-100024', valueTime: '2026-03-11' },
    ],
  }),
  answer: {
    code: '00',
    message: 'Success',
    data: {
      result: [
        { reference: 'PAY-2026-000017', answer: 'taken', eventId: '4711', faults: [] },
        {
          reference: 'PAY-2026-000018',
          answer: 'refused',
          eventId: null,
          faults: [{ field: 'amount', wrong: 'is empty' }],
        },
      ],
    },
  },
};

const signedCall = `## From server to server

\`POST /prod/lender/events\` brings the same events as JSON: at most ${LENDER_ITEMS_MAX} a call and ${LENDER_BODY_MAX_BYTES / 1024} KiB. Every value is a text; the fields are
${fields}.

1. An administrator makes the key under *Lender → Connection* and hands the file over. It is shown in that file alone; another key ends the one before at once.
2. The call is signed: HMAC-SHA256 with the key over \`<time>.<body>\`, the body being the very bytes that are sent, in hexadecimal in \`${LENDER_HEADERS.signature}\`.
   \`${LENDER_HEADERS.time}\` is in seconds since 1970 and at most ${LENDER_TIME_MINUTES} minutes away from the server’s clock; \`${LENDER_HEADERS.institution}\` is the institution’s code.
3. Every event has its own answer, in the order in which they were sent:

${answers.join('\n')}

Sending again is always safe: the same reference with the same content is answered alike and booked once. So an answer that did not come is no reason to
think: send the call again.

| code | what is wrong | what to do |
|---|---|---|
| 76 | the signature; an institution that there is not, or that has no key, is told no differently | compare with the example |
| 77 | the time | set the clock; sign again for every try |
| 10 | the body is no such list | mend it |
| 26 | the body is too large | fewer events a call |
| 14 | too many calls of one address | wait as long as \`message\` says |
| 90, 91, 92 | the server is busy or has lost its database | send again later |

For example: the \`key\` is \`${EXAMPLE.key}\`.

\`\`\`http
POST /prod/lender/events
content-type: application/json
${LENDER_HEADERS.institution}: MX01
${LENDER_HEADERS.time}: ${EXAMPLE.time}
${LENDER_HEADERS.signature}: ${signatureOf(EXAMPLE.key, EXAMPLE)}

${EXAMPLE.body}
\`\`\`

\`\`\`json
${JSON.stringify(EXAMPLE.answer)}
\`\`\`

The same with a shell: \`printf '%s.%s' "$TIME" "$BODY" | openssl dgst -sha256 -hmac "$KEY"\`.

**What a leak of the database would mean:** the key has to be there as it is, for it makes signatures. Only the server’s own account reads the table (\`lender_key\`);
no institution’s role does, and no answer, log or trail holds it. Whoever has a copy of the database or of a backup can sign as the lender until another key is made:
after such a leak make one.
`;

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

${signedCall}
## Why something waits for a person

${codesOf(CLARIFY_REASON)
  .map((reason) => `- \`${reason}\`: ${CLARIFY_REASON[reason].en}.`)
  .join('\n')}
`;

await writtenPage('lender.md', page);
