import type { UnknownAction } from '@reduxjs/toolkit';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isFields(part) ? part[name] : undefined), value);

/** Describes the subject of an action: the login event, the endpoint of a call, or an address. */
export function actionWords(action: UnknownAction): string {
  const about = [
    within(action, 'payload', 'event', 'type'),
    within(action, 'meta', 'arg', 'endpointName'),
    within(action, 'payload'),
  ].find((part) => typeof part === 'string');
  return typeof about === 'string' ? `${action.type} · ${about}` : action.type;
}
