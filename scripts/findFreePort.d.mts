/** A port that nobody listens on at this moment. */
export const findFreePort: () => Promise<number>;
