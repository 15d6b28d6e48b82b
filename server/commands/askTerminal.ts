import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorError } from '../kernel/operatorError';

// Ctrl+C and a closed terminal reject the prompt, which would otherwise never settle.
const answerTo = (line: Interface, question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    line.once('close', () => reject(new OperatorError('No answer: nothing was made.')));
    line.question(question).then(resolve, reject);
  });

const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks a question on the terminal. */
export const ask = async (question: string): Promise<string> => {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await answerTo(line, `${question}: `);
  } finally {
    line.close();
  }
};

/** Asks a question whose answer is not shown. */
export const askHidden = async (question: string): Promise<string> => {
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
export const readInput = async (): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '');
};
