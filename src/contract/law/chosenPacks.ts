import type { RulePack } from './lawPack';

/** The pack of house rules, in force everywhere. */
export const HOUSE_PACK = 'HOUSE';

/** The versions of the chosen packs that count: what is not law yet counts for nobody, and the house's rules for everybody. */
export const chosenPacks = (packs: readonly RulePack[], chosen: readonly string[]): RulePack[] =>
  packs.filter(({ id, state }) => state !== 'future' && (id === HOUSE_PACK || chosen.includes(id)));

/** The packs that are in force on a day, YYYY-MM-DD. */
export const packsOn = (packs: readonly RulePack[], day: string): RulePack[] =>
  packs.filter(({ from, to }) => from <= day && (to === null || day < to));

/** Whether a version waits to become law although its day has passed: nobody knows whether it did. */
export const isOverdue = ({ state, from }: Pick<RulePack, 'state' | 'from'>, today: string): boolean =>
  state === 'future' && from <= today;

/** The overdue versions of the chosen packs, YYYY-MM-DD. */
export const overduePacks = (packs: readonly RulePack[], chosen: readonly string[], today: string): RulePack[] =>
  packs.filter((pack) => chosen.includes(pack.id) && isOverdue(pack, today));

/** How long before a year without holidays somebody is warned, in days. */
const WARNED_DAYS = 60;

/** The packs that close on holidays and have none of the year that is, or of that which comes within 60 days (LC-02). */
export const packsWithoutHolidays = (packs: readonly RulePack[], today: string): { id: string; year: number }[] =>
  packs.flatMap(({ id, holidays, rules }) => {
    if (!rules.some((rule) => rule.kind === 'window' && rule.holidays === 'closed')) return [];
    const soon = new Date(Date.parse(`${today}T00:00:00Z`) + WARNED_DAYS * 86_400_000).toISOString();
    const years = [...new Set([today, soon].map((day) => Number(day.slice(0, 4))))];
    return years.filter((year) => holidays?.years[year] === undefined).map((year) => ({ id, year }));
  });
