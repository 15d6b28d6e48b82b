import * as z from 'zod/mini';
import { LAW_MODE } from '../codes/lawMode';
import { MODE_EXCEPTIONS_MAX } from '../ourLimits';
import { codeInput, id, idInput } from '../schemas';

const RULE = /^[a-z]+\.[A-Za-z0-9.:-]+$/;

const exception = z
  .strictObject({
    /** By its name, such as `mx.hours`; null: all rules of the queue. */
    rule: z.nullable(z.string().check(z.maxLength(100), z.regex(RULE))),
    /** Null: in all queues. */
    queueId: z.nullable(idInput),
    mode: codeInput(LAW_MODE),
  })
  .check(z.refine(({ rule, queueId }) => rule !== null || queueId !== null));

const isOnce = (exceptions: readonly { rule: string | null; queueId: string | null }[]): boolean =>
  new Set(exceptions.map(({ rule, queueId }) => `${rule} ${queueId}`)).size === exceptions.length;

/** Which rules, queues, and rules in queues have a mode of their own, each once (LC-08; ours). */
export const modeExceptions = z.array(exception).check(z.maxLength(MODE_EXCEPTIONS_MAX), z.refine(isOnce));

/** The same as an answer has them: what was kept is told as it is (LC-08; ours). */
export const shownExceptions = z.array(
  z.object({ rule: z.nullable(z.string()), queueId: z.nullable(id), mode: codeInput(LAW_MODE) }),
);

/** Body of manage/law/mode: what the rules do to a contact from now on (LC-08; ours). */
export const lawModeRequest = z.strictObject({
  mode: codeInput(LAW_MODE),
  /** Left out: they stay. */
  exceptions: z.optional(modeExceptions),
});
