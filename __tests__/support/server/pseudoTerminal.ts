import { spawn, spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A program at a terminal, which shows what is typed unless the program forbids it. */
export interface PseudoTerminal {
  /** Everything on the screen. */
  readonly screen: () => string;
  /** Types keys as soon as the screen shows something new that ends with `prompt`. */
  readonly answer: (prompt: string, keys: string) => Promise<void>;
  readonly ended: Promise<number | null>;
}

/** Returns true if this machine can create one: `script` of util-linux; the one of macOS has other options. */
export const hasPseudoTerminal = (): boolean => spawnSync('script', ['--version']).status === 0;

/** Runs a command line at a terminal. */
export const atTerminal = (command: string, environment: Record<string, string>): PseudoTerminal => {
  const child = spawn('script', ['-qefc', command, '/dev/null'], { env: { ...process.env, ...environment } });
  let shown = '';
  let answered = 0;
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const look of waiting) look();
  };
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
      changed();
    });
  });
  child.stdout.on('data', (part: Buffer) => {
    shown += part.toString();
    changed();
  });
  const answer = (prompt: string, keys: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (child.exitCode !== null) reject(new Error(`ended at: ${shown}`));
        if (!stripVTControlCharacters(shown.slice(answered)).trimEnd().endsWith(prompt)) return;
        waiting.delete(look);
        answered = shown.length;
        child.stdin.write(keys);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return { screen: () => shown, answer, ended };
};
