import type { MessageId } from '@/i18n/messageIds';
import { COMPLAINT_EVENTS, type ComplaintEvent } from '@/machines/complaintLifecycle';

/** A step that the general form makes; a penalty and a new deadline have forms of their own. */
export type SimpleStep = Exclude<ComplaintEvent, 'penalised' | 'rescheduled'>;

/** Required input of a step: handler, team, or note. */
export interface StepRequirements {
  readonly handler?: true;
  readonly team?: true;
  readonly note?: { readonly label: MessageId; readonly isRequired?: true };
}

/** Required input by step. */
export const STEP_REQUIREMENTS: Readonly<Record<SimpleStep, StepRequirements>> = {
  allocated: { handler: true, note: { label: 'complaints.note.allocated' } },
  taken: {},
  noted: { note: { label: 'complaints.note.noted', isRequired: true } },
  askedBack: { note: { label: 'complaints.note.askedBack', isRequired: true } },
  proposed: { note: { label: 'complaints.note.proposed', isRequired: true } },
  rejected: { note: { label: 'complaints.note.rejected', isRequired: true } },
  closed: { note: { label: 'complaints.note.closed' } },
  penaltyWithdrawn: { note: { label: 'complaints.note.penaltyWithdrawn', isRequired: true } },
  transferred: { team: true, note: { label: 'complaints.note.transferred', isRequired: true } },
  split: {},
};

/** Steps that advance a complaint; they come first and are highlighted. */
export const MAIN_STEPS: readonly ComplaintEvent[] = ['taken', 'proposed', 'closed'];

const isEvent = (action: string): action is ComplaintEvent => COMPLAINT_EVENTS.some((event) => event === action);

/** Returns the available steps, those that advance the complaint first. Actions unknown to this app are omitted. */
export function getSteps(actions: readonly string[]): ComplaintEvent[] {
  const known = actions.filter(isEvent);
  return [
    ...known.filter((event) => MAIN_STEPS.includes(event)),
    ...known.filter((event) => !MAIN_STEPS.includes(event)),
  ];
}
