/** A port that nobody listens on at this moment. */
export const freePort: () => Promise<number>;
