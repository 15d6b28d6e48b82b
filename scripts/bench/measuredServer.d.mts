import type { ChildProcess } from 'node:child_process';

/** A server that was started to be measured. */
export interface MeasuredServer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly milliseconds: number;
}

interface Launch {
  readonly program: readonly string[];
  readonly dataDir: string;
  readonly cwd: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Seconds of CPU that a process has used. */
export const getSeconds: (pid: number, options?: { readonly withEnded?: boolean }) => number;
/** Megabytes now and at most, seconds of CPU. */
export const getCosts: (child: { readonly pid?: number | undefined }) => {
  readonly cpu: number;
  readonly memory: number;
  readonly peak: number;
};
export const launch: (options: Launch) => Promise<MeasuredServer>;
export const stop: (server: Pick<MeasuredServer, 'child'>) => Promise<unknown>;
/** Makes calls of the main client; what is not answered with success throws. */
export const getCalls: (
  url: string,
  headers: Readonly<Record<string, string>>,
) => (
  address: string,
  body?: object,
  more?: Readonly<Record<string, string>>,
) => Promise<{ readonly data: unknown; readonly cookies: readonly string[] }>;
/** The password of the synthetic data, encrypted as the login call asks for. */
export const sealPassword: (url: string) => Promise<string>;
/** Signs in as somebody of the synthetic data: the headers of their calls. */
export const getHeaders: (url: string, username: string) => Promise<Record<string, string>>;
