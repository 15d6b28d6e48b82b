/** The day so many days before another, YYYY-MM-DD. */
export const subtractDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
