// Writes docs/lender.md from the columns of a lender's events; with --check it only reports whether the page is current.
import { CLARIFY_REASON, LENDER_EVENT_KIND, LENDER_ANSWER } from '@/contract/codes/lenderCodes';
import { FILE_MISTAKES_MAX, NEAR_YEARS_MAX } from '@/contract/ourLimits';
import { codeValues } from '@/contract/codes/codeTable';
import { LENDER_COLUMNS, type LenderColumn } from '../../server/modules/lender/intake/lenderColumns';
import {
  LENDER_BODY_MAX_BYTES,
  LENDER_HEADERS,
  LENDER_ITEMS_MAX,
  LENDER_TIME_MINUTES,
} from '@/contract/entities/lender/lenderCall';
import { getSignature } from '../../server/modules/lender/intake/signature';
import { FILE_RULES } from './fileRules';
import { writtenPage } from './writtenPage';

const columns: readonly LenderColumn[] = LENDER_COLUMNS;
const rows = columns.map(
  ({ name, required, expects, means }) => `| \`${name}\` | ${required ? 'yes' : ''} | ${expects} | ${means} |`,
);
const kinds = codeValues(LENDER_EVENT_KIND).map((kind) => `\`${kind}\``);

const answers = codeValues(LENDER_ANSWER).map((answer) => `- \`${answer}\`: ${LENDER_ANSWER[answer].en}.`);

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

\`POST /prod/lender/events\` takes the same events as JSON, at most ${LENDER_ITEMS_MAX} events and ${LENDER_BODY_MAX_BYTES / 1024} KiB per call. Every value is a string; the fields are
${fields}.

1. An administrator creates the key under *Lender → Connection* and hands over the file, which is the only place where the key is shown. A new key invalidates the previous one at once.
2. Each call is signed with HMAC-SHA256 and the key over \`<time>.<body>\`, where the body is exactly the bytes that are sent. The signature goes, in hexadecimal, into \`${LENDER_HEADERS.signature}\`.
   \`${LENDER_HEADERS.time}\` is in seconds since 1970 and may differ from the server’s clock by at most ${LENDER_TIME_MINUTES} minutes; \`${LENDER_HEADERS.institution}\` is the institution’s code.
3. Every event gets its own answer, in the order in which the events were sent:

${answers.join('\n')}

Sending again is always safe: the same reference with the same content gets the same answer and is booked once. If no answer arrives, send the call again.

| code | what is wrong | what to do |
|---|---|---|
| 76 | the signature; the answer is the same for an unknown institution and for one without a key | compare with the example |
| 77 | the time | set the clock; sign again for each attempt |
| 10 | the body is not a list of this form | correct it |
| 26 | the body is too large | send fewer events per call |
| 14 | too many calls from one address | wait as long as \`message\` says |
| 90, 91, 92 | the server is busy or has lost its database | send again later |

For example: the \`key\` is \`${EXAMPLE.key}\`.

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

**If the database leaks:** the key is stored in the clear, because signatures are computed with it. Only the server’s own account can read its table (\`lender_key\`);
the role that calls run under cannot, and the key appears in no answer, log or trail. Anyone who holds a copy of the database or of a backup can sign as the lender
until the key is replaced, so replace it after a leak.
`;

const page = `# What the lender reports

Made from \`server/modules/lender/intake/lenderColumns.ts\` by \`npm run docs\`; do not edit. What happens to the money is described in [money.md](money.md).

\`\`\`
npm run lender:import -- FILE.csv --institution CODE
\`\`\`

Leave the institution’s code out if there is only one institution. The command reads the server’s settings. With \`DATABASE_URL\` it works while
servers are running; the embedded database belongs to one program at a time, so stop the server first.

${FILE_RULES}
- **All or nothing**: a single formal mistake refuses the whole file. Every mistake is listed with its row as a spreadsheet program numbers it, its column, what is wrong and the value;
  reading stops after ${FILE_MISTAKES_MAX}.
- **Stored first, booked afterwards**: the rows are booked in the order of the file, by the command and by any running server. If it is interrupted, booking
  resumes later, and nothing is booked twice.
- **Each reference once**: a reference that comes again with the same content is recognised and booked once. Contents are compared by value: \`50\` and \`50.00\`, the same
  moment with another offset, a currency that is left out, and full-width letters or repeated spaces in the reason make no difference. With different content it
  is a contradiction: it is not booked, and is counted in the reconciliation. The preview of a file on the screen says how many rows are new, known and contradictory.
- **Due days and value times** more than ${NEAR_YEARS_MAX} years from today are refused.
- Kinds: ${kinds.join(', ')}.

| column | required | a cell is | means |
|---|---|---|---|
${rows.join('\n')}

${signedCall}
## Why an event waits for a person

${codeValues(CLARIFY_REASON)
  .map((reason) => `- \`${reason}\`: ${CLARIFY_REASON[reason].en}.`)
  .join('\n')}
`;

await writtenPage('lender.md', page);
