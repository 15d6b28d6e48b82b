/** Placeholder for an effect that the machine's caller must provide. */
export const rejectUnprovidedEffect = (): Promise<never> => Promise.reject(new Error('not provided'));
