import type { RulePack } from './lawPack';

/** Pack of the product's own rules, in force everywhere. */
export const PRODUCT_PACK = 'HOUSE';

/** Returns the applicable versions of the chosen packs. Future law is excluded; the `HOUSE` pack is always included. */
export const selectPacks = (packs: readonly RulePack[], chosen: readonly string[]): RulePack[] =>
  packs.filter(({ id, state }) => state !== 'future' && (id === PRODUCT_PACK || chosen.includes(id)));

/** Returns the packs in force on a day, YYYY-MM-DD. */
export const filterPacksByDay = (packs: readonly RulePack[], day: string): RulePack[] =>
  packs.filter(({ from, to }) => from <= day && (to === null || day < to));

/** Returns true if a future version has reached its effective date, but its enactment is not confirmed. */
export const isOverdue = ({ state, from }: Pick<RulePack, 'state' | 'from'>, today: string): boolean =>
  state === 'future' && from <= today;

/** Returns the overdue versions of the chosen packs on a day, YYYY-MM-DD. */
export const filterOverduePacks = (packs: readonly RulePack[], chosen: readonly string[], today: string): RulePack[] =>
  packs.filter((pack) => chosen.includes(pack.id) && isOverdue(pack, today));

/** Lead time of the warning about a year without holiday data, in days. */
const WARNED_DAYS = 60;

/** Returns the packs that close on holidays but have no holiday data for the current year, or for the year within 60 days (LC-02). */
export const findPacksWithoutHolidays = (packs: readonly RulePack[], today: string): { id: string; year: number }[] =>
  packs.flatMap(({ id, holidays, rules }) => {
    if (!rules.some((rule) => rule.kind === 'window' && rule.holidays === 'closed')) return [];
    const soon = new Date(Date.parse(`${today}T00:00:00Z`) + WARNED_DAYS * 86_400_000).toISOString();
    const years = [...new Set([today, soon].map((day) => Number(day.slice(0, 4))))];
    return years.filter((year) => holidays?.years[year] === undefined).map((year) => ({ id, year }));
  });
