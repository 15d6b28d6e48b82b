/** Stands in a machine for what whoever starts it must provide. */
export const notImplementedEffect = (): Promise<never> => Promise.reject(new Error('not provided'));
