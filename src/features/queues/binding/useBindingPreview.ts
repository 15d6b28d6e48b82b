import { useInstitutionAndQueueBindPlanMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import type { BindingSplit } from '@/contract/codes/queueCodes';
import { bindPlanRequest, type Selection } from '@/contract/entities/management/binding';
import { useEffect, useState } from 'react';

/** Debounce in milliseconds, so that selecting several agents sends one request. */
const PAUSE_MS = 300;

/** Input of the dry run. */
export interface BindingPreviewInput {
  readonly kind: 'bind' | 'unbind';
  readonly queueId: string;
  readonly selection: Selection;
  readonly agentIds: readonly string[];
  readonly split: BindingSplit;
}

/** Returns the dry run of an input, refetched shortly after each change. Only a current one can be executed. */
export function useBindingPreview(wish: BindingPreviewInput) {
  const [ask, { data, error, isLoading }] = useInstitutionAndQueueBindPlanMutation();
  const [answered, setAnswered] = useState<string>();
  const isComplete = wish.kind === 'unbind' || wish.agentIds.length > 0;
  const question = isComplete ? JSON.stringify(wish) : undefined;
  useEffect(() => {
    if (question === undefined) return undefined;
    const timer = setTimeout(() => {
      void ask(bindPlanRequest.parse(JSON.parse(question))).then(() => setAnswered(question));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, question]);
  const isStale = question !== undefined && (isLoading || answered !== question);
  const answer = question === undefined ? {} : { data, error };
  return { ...answer, isComplete, isStale };
}
