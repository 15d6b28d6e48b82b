// Keeps a program running: one that ended because of a fault is started again, but not for ever.

const MOST = 5;
const WITHIN_MS = 60_000;

/** 1: it ran and met a fault; 134, 137, 139: it crashed or was killed. What keeps it from starting at all ends with 78 (server/main.ts), and would do so again. */
const isFault = (code) => [1, 134, 137, 139].includes(code);

/** `runOnce` gives the program's exit code; resolves with the last one. */
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
