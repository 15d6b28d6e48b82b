export default async (): Promise<void> => {
  await globalThis.stopTestPostgres?.();
};
