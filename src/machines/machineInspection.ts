import type { InspectionEvent, Observer } from 'xstate';

let observer: Observer<InspectionEvent> | undefined;

/** Reports every machine that a component starts from now on. Only a development page has an observer. */
export function observeMachines(next: Observer<InspectionEvent>): void {
  observer = next;
}

/** Options with which a component starts its machine. */
export const getInspectOptions = (): { readonly inspect?: Observer<InspectionEvent> } =>
  observer ? { inspect: observer } : {};
