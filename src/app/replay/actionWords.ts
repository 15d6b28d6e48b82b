import type { UnknownAction } from '@reduxjs/toolkit';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), value);

/** What an action was about: the login's event, a call's endpoint, an address. */
export function actionWords(action: UnknownAction): string {
  const about = [
    within(action, 'payload', 'event', 'type'),
    within(action, 'meta', 'arg', 'endpointName'),
    within(action, 'payload'),
  ].find((part) => typeof part === 'string');
  return typeof about === 'string' ? `${action.type} · ${about}` : action.type;
}
