/** Placeholder for an effect that the machine's caller must provide. */
export const notImplementedEffect = (): Promise<never> => Promise.reject(new Error('not provided'));
