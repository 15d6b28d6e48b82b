/** Stands in a machine for what whoever starts it must provide. */
export const unprovided = (): Promise<never> => Promise.reject(new Error('not provided'));
