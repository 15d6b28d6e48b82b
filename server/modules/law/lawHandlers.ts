import type { lawCalls } from '@/contract/calls/management/lawCalls';
import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { giveOverride } from './giveOverride';
import { showLawful } from './lawfulContacts';
import { changeModes } from './lawMode';
import { setOwnRules } from './ownRules';
import { showLawToday } from './lawToday';
import { chooseLaw, reviewLaw, showLaw } from './lawSettings';

/** Handlers of the packs of law (LC-02). */
export const lawHandlers: Handlers<typeof lawCalls> = {
  today: (_, context) => showLawToday(context),
  settings: (_, context) => showLaw(context),
  choose: ({ packs }, context) => chooseLaw(packs, context),
  mode: changeModes,
  own: ({ rules }, context) => setOwnRules(rules, context),
  review: ({ pack }, context) => reviewLaw(pack, context),
};

/** Handlers that return the verdicts for the contacts of a case (LC-06) and create overrides (LC-08). */
export const lawTaskWorkHandlers = {
  lawful: ({ id }, context) => showLawful(id, context),
  override: giveOverride,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
