/** Format of hour and minute from 00:00 to 23:59. With `hour12: false`, some locales would show 24:05 after midnight. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
