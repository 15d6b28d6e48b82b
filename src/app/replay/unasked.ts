import type { UnknownAction } from '@reduxjs/toolkit';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const getRequest = ({ meta }: UnknownAction): unknown =>
  isFields(meta) && meta['condition'] !== true ? meta['requestId'] : undefined;

const CALL = /^api\/execute(?:Query|Mutation)\/(?<step>pending|fulfilled|rejected)$/u;

/**
 * Detects, action by action, responses without a request in the recording, which DevTools omits if configured so. Requests sent before the
 * recording are found in its initial state.
 */
export function createUnasked(start: unknown): (action: UnknownAction) => boolean {
  const before = JSON.stringify(start);
  const asked = new Set<unknown>();
  return (action) => {
    const step = CALL.exec(action.type)?.groups?.['step'];
    const request = getRequest(action);
    if (step === undefined || request === undefined) return false;
    if (step === 'pending') asked.add(request);
    return !asked.has(request) && !before.includes(JSON.stringify(request));
  };
}
