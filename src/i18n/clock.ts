/** An hour and its minutes, from 00:00 to 23:59: between midnight and one, `hour12: false` would be 24:05 in some locales. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
