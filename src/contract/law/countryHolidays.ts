import { HOLIDAY_COUNTRY, type HolidayCountry } from '../codes/lawCodes';
import { BRAZIL_HOLIDAYS } from './holidays/brazil';
import { CHILE_HOLIDAYS } from './holidays/chile';
import { CHINA_HOLIDAYS } from './holidays/china';
import { COLOMBIA_HOLIDAYS } from './holidays/colombia';
import { INDIA_HOLIDAYS } from './holidays/india';
import { INDONESIA_HOLIDAYS } from './holidays/indonesia';
import { MEXICO_HOLIDAYS } from './holidays/mexico';
import { PERU_HOLIDAYS } from './holidays/peru';
import { PHILIPPINES_HOLIDAYS } from './holidays/philippines';
import { UNITED_STATES_HOLIDAYS } from './holidays/unitedStates';
import type { Holidays, RulePack } from './lawPack';
import { selectDefaultPacks } from './selectDefaultPacks';

/** Public holidays of whole countries, without those of their states and cities. */
export const COUNTRY_HOLIDAYS: Readonly<Record<HolidayCountry, Holidays>> = {
  MX: MEXICO_HOLIDAYS,
  CN: CHINA_HOLIDAYS,
  PE: PERU_HOLIDAYS,
  US: UNITED_STATES_HOLIDAYS,
  ID: INDONESIA_HOLIDAYS,
  CO: COLOMBIA_HOLIDAYS,
  CL: CHILE_HOLIDAYS,
  PH: PHILIPPINES_HOLIDAYS,
  IN: INDIA_HOLIDAYS,
  BR: BRAZIL_HOLIDAYS,
};

const isCountry = (id: string): id is HolidayCountry => Object.hasOwn(HOLIDAY_COUNTRY, id);

/** Returns the country of an institution by its zone; undefined if its holidays are unknown. */
export const getCountry = (packs: readonly RulePack[], timeZone: string): HolidayCountry | undefined =>
  selectDefaultPacks(packs, timeZone).find(isCountry);
