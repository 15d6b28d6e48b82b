import * as z from 'zod/mini';
import { LAW_MODE } from '../../codes/lawCodes';
import { MODE_EXCEPTIONS_MAX } from '../../ourLimits';
import { codeInput, id, idInput } from '../../schemas';

const RULE = /^[a-z]+\.[A-Za-z0-9.:-]+$/;

const exception = z
  .strictObject({
    /** Name of the rule, such as `mx.hours`; null means all rules of the queue. */
    rule: z.nullable(z.string().check(z.maxLength(100), z.regex(RULE))),
    /** Null means all queues. */
    queueId: z.nullable(idInput),
    mode: codeInput(LAW_MODE),
  })
  .check(z.refine(({ rule, queueId }) => rule !== null || queueId !== null));

const isOnce = (exceptions: readonly { rule: string | null; queueId: string | null }[]): boolean =>
  new Set(exceptions.map(({ rule, queueId }) => `${rule} ${queueId}`)).size === exceptions.length;

/** Rules, queues, and rules in queues with a separate mode, each listed once (LC-08; not in the specification). */
export const modeExceptions = z.array(exception).check(z.maxLength(MODE_EXCEPTIONS_MAX), z.refine(isOnce));

/** The exceptions in a response: stored values are returned without validation (LC-08; not in the specification). */
export const shownExceptions = z.array(
  z.object({ rule: z.nullable(z.string()), queueId: z.nullable(id), mode: codeInput(LAW_MODE) }),
);

/** Body of manage/law/mode: the modes that apply from now on (LC-08; not in the specification). */
export const lawModeRequest = z.strictObject({
  mode: codeInput(LAW_MODE),
  /** If absent, unchanged. */
  exceptions: z.optional(modeExceptions),
});
