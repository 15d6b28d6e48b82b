import type { RulePack } from './lawPack';
import { BRAZIL, RIO_DE_JANEIRO, SAO_PAULO } from './packs/brazil';
import { CHILE } from './packs/chile';
import { CHINA } from './packs/china';
import { COLOMBIA } from './packs/colombia';
import { PRODUCT_RULES } from './packs/productRules';
import { INDIA } from './packs/india';
import { INDONESIA } from './packs/indonesia';
import { MEXICO } from './packs/mexico';
import { PERU } from './packs/peru';
import { PHILIPPINES, PHILIPPINES_BANKS } from './packs/philippines';
import { UNITED_STATES } from './packs/unitedStates';
import { MASSACHUSETTS, NEW_YORK_CITY } from './packs/unitedStatesLocal';

/** All packs in all versions, oldest first per place (LC-02). The browser receives only those of its institution. */
export const ALL_PACKS: readonly RulePack[] = [
  PRODUCT_RULES,
  MEXICO,
  CHINA,
  PERU,
  UNITED_STATES,
  MASSACHUSETTS,
  NEW_YORK_CITY,
  INDONESIA,
  COLOMBIA,
  CHILE,
  PHILIPPINES,
  PHILIPPINES_BANKS,
  INDIA,
  BRAZIL,
  SAO_PAULO,
  RIO_DE_JANEIRO,
].flat();
