import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process as /proc has it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // The process has already ended.
  }
};

const getFolder = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};

const getParent = (pid: number): number => {
  const [, parent] = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /su, '')
    .split(' ');
  return Number(parent);
};

const all = (): Process[] =>
  readdirSync('/proc')
    .map(Number)
    .filter(Number.isInteger)
    .map((pid) => ({ pid, parent: getParent(pid), command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));

/** All that a process has started, directly or not. */
export const listDescendants = (root: number, among = all()): Process[] => {
  const children = among.filter(({ parent }) => parent === root);
  return [...children, ...children.flatMap(({ pid }) => listDescendants(pid, among))];
};

/**
 * Returns leftover processes of these rounds that belong to none of their servers. They run in the rounds' folder or were started with it.
 */
export const findLeftoverProcesses = (folder: string): Process[] => {
  const everybody = all();
  const known = new Set(listDescendants(process.pid, everybody).map(({ pid }) => pid));
  return everybody.filter(
    ({ pid }) =>
      pid !== process.pid &&
      !known.has(pid) &&
      (getFolder(pid).startsWith(folder) || read(`/proc/${pid}/environ`).includes(`=${folder}`)),
  );
};

/** Returns the processes that run in a folder or below it, whatever their parent. */
export const listInFolder = (folder: string): Process[] =>
  all().filter(({ pid }) => `${getFolder(pid)}/`.startsWith(`${folder}/`));

/** Kills without a word; who has ended already is no mistake. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
};
