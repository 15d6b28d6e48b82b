import { execFile } from 'node:child_process';

interface Run {
  readonly said: string;
  readonly code: number;
}

/** Runs programs that end with these codes, one after the other, as `npm start` runs the server. */
const supervised = (codes: readonly number[]): Promise<Run> => {
  const program = `
    import { supervise } from './scripts/run/supervise.mjs';
    import { start, waitForEnd } from './scripts/processes.mjs';
    const codes = ${JSON.stringify(codes)};
    const runOnce = () => {
      console.error('start');
      const how = codes.shift();
      return waitForEnd(start([process.execPath, ['-e', how < 0 ? 'process.kill(process.pid, 9)' : 'process.exit(' + how + ')']]));
    };
    process.exitCode = await supervise(runOnce, { isStopping: () => false, pauseMs: 10 });`;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', program], (_, __, said) =>
      resolve({ said, code: child.exitCode ?? -1 }),
    );
  });
};
const starts = ({ said }: Run): number => said.match(/^start$/gmu)?.length ?? 0;

test('GE-06 a server that met a fault or was killed is started again, and the log says so', async () => {
  const run = await supervised([1, -1, 0]);
  expect([starts(run), run.code]).toEqual([3, 0]);
  expect(run.said).toContain('The server has ended because of a fault (1): it is started again.');
  expect(run.said).toContain('The server has ended because of a fault (137): it is started again.');
});

test('GE-06 after the fifth restart within a minute it is left alone, with a line', async () => {
  const run = await supervised([1, 1, 1, 1, 1, 1, 1, 1]);
  expect([starts(run), run.code]).toEqual([6, 1]);
  expect(run.said).toContain('The server has ended 6 times within a minute: it is not started again.');
});

test('GE-05 a server that cannot start, or was stopped, is not restarted', async () => {
  for (const code of [78, 0, 143]) {
    const run = await supervised([code, 0]);
    expect([starts(run), run.code]).toEqual([1, code]);
  }
});
