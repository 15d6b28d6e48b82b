import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../kernel/operatorError';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import {
  createFirstAdministrator,
  firstAdministrator,
  type FirstAdministrator,
} from '../modules/institutions/institutionsFacade';
import { readDatabaseClock } from '../database/databaseClock';
import { openConfiguredDatabase, runCommand } from './runCommand';
import type { Disposables } from '../kernel/stopAll';

// Ctrl+C and a closed terminal reject the prompt, which would otherwise never settle.
const answerTo = (line: Interface, question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    line.once('close', () => reject(new OperatorError('No answer: nothing was made.')));
    line.question(question).then(resolve, reject);
  });

const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks a question on the terminal. */
const ask = async (question: string): Promise<string> => {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await answerTo(line, `${question}: `);
  } finally {
    line.close();
  }
};

/** Asks a question whose answer is not shown. */
const askHidden = async (question: string): Promise<string> => {
  // Hide the terminal's input before the prompt is shown.
  const line = createInterface({ input: process.stdin, output: hidden, terminal: true });
  process.stdout.write(`${question}: `);
  try {
    return await answerTo(line, '');
  } finally {
    line.close();
    process.stdout.write('\n');
  }
};

/** Reads all of standard input, without the final line break. */
const readInput = async (): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '');
};

// npm run admin:create -- --institution ACME --institution-name "Acme" --currency MXN --time-zone America/Mexico_City
//                         --username ana --email ana@acme.example --name "Ana Ruiz" [--password-stdin]
const QUESTIONS = [
  { option: 'institution', field: 'institution', question: "The institution's code" },
  { option: 'institution-name', field: 'institutionName', question: "The institution's name" },
  { option: 'currency', field: 'currency', question: 'Its currency (ISO 4217, such as MXN)' },
  { option: 'time-zone', field: 'timeZone', question: 'Its time zone (such as America/Mexico_City)' },
  { option: 'username', field: 'username', question: "The administrator's username" },
  { option: 'email', field: 'email', question: "The administrator's e-mail address" },
  { option: 'name', field: 'name', question: "The administrator's name" },
] as const satisfies readonly { option: string; field: keyof FirstAdministrator; question: string }[];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type AdminCreateInput = Record<string, string | boolean | undefined>;

const readOptions = (): AdminCreateInput => {
  const text = { type: 'string' } as const;
  try {
    const options = {
      ...Object.fromEntries(QUESTIONS.map(({ option }) => [option, text])),
      'password-stdin': { type: 'boolean' } as const,
    };
    return parseArgs({ options }).values;
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : 'The options can not be read.');
  }
};

const askPassword = async (): Promise<string> => {
  const password = await askHidden('A one-time password for the first sign-in (8 to 14 characters)');
  if (password === (await askHidden('The same again'))) return password;
  throw new OperatorError('The two passwords differ: nothing was made.');
};

const readAnswers = async (options: AdminCreateInput): Promise<FirstAdministrator> => {
  const answers: Record<string, string> = {};
  // Sequential, because the prompts share the terminal.
  for (const { option, field, question } of QUESTIONS) {
    answers[field] = String(options[option] ?? (await ask(question)));
  }
  answers['password'] = options['password-stdin'] === true ? await readInput() : await askPassword();
  const result = z.safeParse(firstAdministrator, answers);
  if (result.success) return result.data;
  const wrong = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
  throw new OperatorError(`Please correct: ${wrong.join(', ')}. Nothing was made.`);
};

const main = async (stops: Disposables): Promise<void> => {
  const administrator = await readAnswers(readOptions());
  const { database } = await openConfiguredDatabase(stops, say);
  const now = await readDatabaseClock(database);
  const until = await database.transaction((tx) => createFirstAdministrator(tx, administrator, now()));
  const { username, institution } = administrator;
  say(
    `${username} can sign in as administrator of ${institution} until ${until.toISOString()}, and sets an own password then.`,
  );
};

await runCommand(main);
