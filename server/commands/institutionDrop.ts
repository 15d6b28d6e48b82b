// npm run institution:drop -- --institution CODE --to ADDRESS [--from ADDRESS] [--days N]
import { parseArgs } from 'node:util';
import { OperatorError } from '../kernel/operatorError';
import { dropInstitution } from '../modules/institutions/institutionsFacade';
import { withCells } from './cellAddresses';
import { runCommand } from './runCommand';

const USAGE = `Usage: npm run institution:drop -- --institution CODE --to ADDRESS [--from ADDRESS] [--days N]
  Deletes the old rows of an institution that has moved to the database --to, if that has all of them.
  --from  address of this cell's database, as PostgreSQL's administrator; default: DATABASE_OWNER_URL, else DATABASE_URL
  --days  how long ago the move must have been; default: 7`;

const DAYS = '7';

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const {
      institution: code,
      to,
      from,
      days,
    } = parseArgs({
      options: { institution: text, to: text, from: text, days: { ...text, default: DAYS } },
    }).values;
    if (code !== undefined && to !== undefined && /^\d{1,4}$/.test(days)) return { code, to, from, days: Number(days) };
  } catch {
    // Unknown option: print the usage.
  }
  throw new OperatorError(USAGE);
}

await runCommand(async () => {
  const { code, to, from, days } = readArguments();
  await withCells({ from, to }, async (ends) => {
    const began = performance.now();
    const deleted = await dropInstitution({ ...ends, code, days });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`${deleted} rows of ${code} were deleted in ${seconds} s.\n`);
  });
});
