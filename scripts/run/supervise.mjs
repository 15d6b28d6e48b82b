// Supervises a program: restarts it after a fault, up to a limit.

const MOST = 5;
const WITHIN_MS = 60_000;

/**
 * Exit code 1: it ran and met a fault; 134, 137, 139: it crashed or was killed. An error that prevents the start ends with 78
 * (server/main.ts), and would recur.
 */
const isFault = (code) => [1, 134, 137, 139].includes(code);

/** `runOnce` returns the program's exit code; resolves to the last one. */
export const supervise = async (runOnce, { isStopping, pauseMs = 500 }) => {
  const faults = [];
  for (;;) {
    const code = await runOnce();
    if (isStopping() || !isFault(code)) return code;
    faults.push(performance.now());
    const recent = faults.filter((at) => at > performance.now() - WITHIN_MS).length;
    if (recent > MOST) {
      console.error(
        `The server has ended ${recent} times within a minute: it is not started again. See the lines above.`,
      );
      return code;
    }
    console.error(`The server has ended because of a fault (${code}): it is started again.`);
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    if (isStopping()) return code;
  }
};
