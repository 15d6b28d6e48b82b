import { useInstitutionAndQueueBindPlanMutation } from '@/api/institutionAndQueueApi';
import type { BindingSplit } from '@/contract/codes/bindingSplit';
import { bindPlanRequest, type Selection } from '@/contract/entities/binding';
import { useEffect, useState } from 'react';

/** Whoever ticks several agents is not asked about each. */
const PAUSE_MS = 300;

/** What is to be planned. */
export interface DryRunWish {
  readonly kind: 'bind' | 'unbind';
  readonly queueId: string;
  readonly selection: Selection;
  readonly agentIds: readonly string[];
  readonly split: BindingSplit;
}

/** The dry run of a wish, asked for again shortly after each change of it; only a fresh one can be carried out. */
export function useDryRun(wish: DryRunWish) {
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
