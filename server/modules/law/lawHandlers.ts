import type { lawCalls } from '@/contract/calls/lawCalls';
import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { giveOverride } from './giveOverride';
import { showLawful } from './lawfulContacts';
import { changeModes } from './lawMode';
import { setOwnRules } from './ownRules';
import { showLawToday } from './lawToday';
import { chooseLaw, reviewLaw, showLaw } from './lawSettings';

/** The packs of law (LC-02). */
export const lawHandlers: Handlers<typeof lawCalls> = {
  today: (_, context) => showLawToday(context),
  settings: (_, context) => showLaw(context),
  choose: ({ packs }, context) => chooseLaw(packs, context),
  mode: changeModes,
  own: ({ rules }, context) => setOwnRules(rules, context),
  review: ({ pack }, context) => reviewLaw(pack, context),
};

/** What the rules say to the contacts of a case (LC-06), and letting one of them through (LC-08). */
export const lawTaskWorkHandlers = {
  lawful: ({ id }, context) => showLawful(id, context),
  override: giveOverride,
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
