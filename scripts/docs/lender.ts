// Writes docs/lender.md from the columns of a lender's events; with --check it only reports whether the page is current.
import { CLARIFY_REASON, LENDER_EVENT_KIND, LENDER_ANSWER } from '@/contract/codes/lenderCodes';
import { FILE_MISTAKES_MAX, NEAR_YEARS_MAX } from '@/contract/ourLimits';
import { getCodeValues } from '@/contract/codes/codeTable';
import { LENDER_COLUMNS, type LenderColumn } from '../../server/modules/lender/intake/lenderColumns';
import {
  LENDER_BODY_MAX_BYTES,
  LENDER_HEADERS,
  LENDER_ITEMS_MAX,
  LENDER_TIME_MINUTES,
} from '@/contract/entities/lender/lenderCall';
import { getSignature } from '../../server/modules/lender/intake/signature';
import { FILE_RULES } from './fileRules';
import { formatPage } from './formatPage';

const columns: readonly LenderColumn[] = LENDER_COLUMNS;
const rows = columns.map(
  ({ name, required, expects, means }) => `| \`${name}\` | ${required ? 'yes' : ''} | ${expects} | ${means} |`,
);
const kinds = getCodeValues(LENDER_EVENT_KIND).map((kind) => `\`${kind}\``);

const answers = getCodeValues(LENDER_ANSWER).map((answer) => `- \`${answer}\`: ${LENDER_ANSWER[answer].en}.`);

const fields = columns.map(({ field, name }) => `\`${field}\` (\`${name}\`)`).join(', ');

/** Requests and responses of the page's example; a test repeats it. */
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

\`POST /prod/lender/events\` accepts the same events as JSON, at most ${LENDER_ITEMS_MAX} events and ${LENDER_BODY_MAX_BYTES / 1024} KiB per call. Every value is a string. The fields are
${fields}.

1. An administrator creates the key under *Lender → Connection* and passes on the file. Only this file contains the key. A new key immediately invalidates the previous one.
2. Sign each call: HMAC-SHA256 with the key over \`<time>.<body>\`. The body is exactly the sent bytes.
3. Set these headers:
   - \`${LENDER_HEADERS.signature}\`: the signature in hexadecimal
   - \`${LENDER_HEADERS.time}\`: seconds since 1970, at most ${LENDER_TIME_MINUTES} minutes from the server’s clock
   - \`${LENDER_HEADERS.institution}\`: the institution’s code

The response has one answer per event, in the same order:

${answers.join('\n')}

Repeating a call is always safe: the same reference with the same content gets the same answer and is booked once. If no response arrives, send the call again.

| code | error | action |
|---|---|---|
| 76 | wrong signature, unknown institution, or institution without a key | compare with the example |
| 77 | wrong time | set the clock; sign each attempt again |
| 10 | the body has another format | correct it |
| 26 | the body is too large | send fewer events per call |
| 14 | too many calls from one address | wait as long as \`message\` says |
| 90, 91, 92 | the server is busy, or its database is unavailable | send it again later |

In this example the \`key\` is \`${EXAMPLE.key}\`.

\`\`\`http
POST /prod/lender/events
content-type: application/json
${LENDER_HEADERS.institution}: MX01
${LENDER_HEADERS.time}: ${EXAMPLE.time}
${LENDER_HEADERS.signature}: ${getSignature(EXAMPLE.key, EXAMPLE)}

${EXAMPLE.body}
\`\`\`

\`\`\`json
${JSON.stringify(EXAMPLE.answer)}
\`\`\`

In a shell: \`printf '%s.%s' "$TIME" "$BODY" | openssl dgst -sha256 -hmac "$KEY"\`.

**If the database leaks**, replace the key. It is stored in plain text, because signatures are computed with it. A copy of the database or of a backup is enough
to sign as the lender until then. Only the server’s role can read its table (\`lender_key\`). The role of calls cannot, and the key appears in no response,
log or trail.
`;

const page = `# Lender events

Made from \`server/modules/lender/intake/lenderColumns.ts\` by \`npm run docs\`; do not edit. [money.md](money.md) describes the booking.

\`\`\`
npm run lender:import -- FILE.csv --institution CODE
\`\`\`

Omit the institution’s code if there is only one institution. The command reads the server’s settings. With \`DATABASE_URL\` it works while
servers are running. The embedded database serves one program at a time: stop the server first.

${FILE_RULES}
- **All or nothing**: a single format error refuses the whole file. Every error is listed with spreadsheet row, column, reason and value.
  Reading stops after ${FILE_MISTAKES_MAX} errors.
- **Stored first, booked afterwards**: the command and any running server book the rows in the order of the file. After an interruption booking
  resumes, and nothing is booked twice.
- **Each reference once**: a repeated reference with the same content is booked once. Contents are compared by value: \`50\` and \`50.00\`, the same
  time with another offset, an omitted currency, and full-width letters or repeated spaces in the reason are equal. A repeated reference with different content
  is a contradiction: it is not booked, and the reconciliation counts it. The preview of a file shows the numbers of new, known and contradictory rows.
- **Due days and value times** more than ${NEAR_YEARS_MAX} years from today are refused.
- Kinds: ${kinds.join(', ')}.

| column | required | format | description |
|---|---|---|---|
${rows.join('\n')}

${signedCall}
## Reasons for clarification

${getCodeValues(CLARIFY_REASON)
  .map((reason) => `- \`${reason}\`: ${CLARIFY_REASON[reason].en}.`)
  .join('\n')}
`;

await formatPage('lender.md', page);
