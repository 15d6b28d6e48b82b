import { useInstitutionAndQueueRulePreviewMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { rulePreviewRequest } from '@/contract/entities/management/queue';
import { useEffect, useState } from 'react';

import { type QueueFormValues, getRule } from './queueFormValues';

/** Debounce in milliseconds, so that typing sends no request per digit. */
const PAUSE_MS = 350;

/** Returns the effect of the rule in the form, refetched shortly after each change. */
export function useRulePreview(values: QueueFormValues, queueId: string | undefined) {
  const [ask, { data, error, isLoading }] = useInstitutionAndQueueRulePreviewMutation();
  const rule = getRule(values);
  const question =
    rule && typeof values.priority === 'number'
      ? JSON.stringify({ queueId, rule, priority: values.priority })
      : undefined;
  const [answered, setAnswered] = useState<string>();
  useEffect(() => {
    if (question === undefined) return undefined;
    const timer = setTimeout(() => {
      void ask(rulePreviewRequest.parse(JSON.parse(question))).then(() => setAnswered(question));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, question]);
  return { data, error, rule, isStale: isLoading || answered !== question };
}
