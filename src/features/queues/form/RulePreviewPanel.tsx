import { useInstitutionAndQueueRulePreviewMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { rulePreviewRequest, type RulePreview } from '@/contract/entities/management/queue';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Loading } from '@/ui/feedback/Loading';
import { Money } from '@/ui/format/Money';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { QueueFigureValue, UnstyledList, QueueSubtitle } from '../queueElements';
import * as styles from '../queues.module.css';
import { MoveList } from '../rules/MoveList';
import { type QueueFormValues, getRule } from './queueFormValues';

/** Debounce in milliseconds, so that typing sends no request per digit. */
const PAUSE_MS = 350;

/** Returns the effect of the rule in the form, refetched shortly after each change. */
function useRulePreview(values: QueueFormValues, queueId: string | undefined) {
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

function Moving({ preview, name }: { readonly preview: RulePreview; readonly name: string }) {
  if (preview.moving.length === 0) return <FormattedMessage id="queues.preview.stay" tagName="p" />;
  return (
    <div>
      <SecondaryText as="h3">
        <FormattedMessage id="queues.preview.moving" />
      </SecondaryText>
      <MoveList moves={preview.moving} to={name} />
    </div>
  );
}

function Overlaps({ preview: { overlaps } }: { readonly preview: RulePreview }) {
  const { formatMessage } = useIntl();
  if (overlaps.length === 0) return null;
  return (
    <Alert
      type="warning"
      title={formatMessage({ id: 'queues.preview.overlaps' })}
      description={
        <UnstyledList>
          {overlaps.map(({ id, isFirst, ...values }) => (
            <li key={id}>
              <FormattedMessage id={isFirst ? 'queues.preview.first' : 'queues.preview.after'} values={values} />
            </li>
          ))}
        </UnstyledList>
      }
    />
  );
}

function Found({ preview, name }: { readonly preview: RulePreview; readonly name: string }) {
  return (
    <>
      <div>
        <QueueFigureValue>
          <FormattedMessage id="queues.preview.matching" values={{ count: preview.matching }} />
        </QueueFigureValue>
        <SecondaryText>
          <FormattedMessage id="queues.preview.due" values={{ amount: <Money amount={preview.amount} /> }} />
        </SecondaryText>
      </div>
      <Moving preview={preview} name={name} />
      <Overlaps preview={preview} />
    </>
  );
}

function Answer({ asked, name }: { readonly asked: ReturnType<typeof useRulePreview>; readonly name: string }) {
  const intl = useIntl();
  const { data, error, isStale } = asked;
  if (error !== undefined && !isStale) return <Alert type="error" title={formatFailure(error, intl)} />;
  return data ? <Found preview={data} name={name} /> : <Loading rows={3} />;
}

const takesAll = ({ rule }: ReturnType<typeof useRulePreview>): boolean =>
  rule !== undefined && Object.keys(rule).length === 0;

/** Preview of the rule's effect on the current cases (QU-01). */
export function RulePreviewPanel({ values, queueId }: { readonly values: QueueFormValues; readonly queueId?: string }) {
  const intl = useIntl();
  const preview = useRulePreview(values, queueId);
  const name = values.name?.trim() || intl.formatMessage({ id: 'queues.form.basics' });
  return (
    <aside
      aria-label={intl.formatMessage({ id: 'queues.preview' })}
      aria-live="polite"
      aria-busy={preview.isStale}
      className={`${styles['card']} ${styles['preview']}`}
      data-stale={preview.isStale}
    >
      <QueueSubtitle>
        <FormattedMessage id="queues.preview" />
      </QueueSubtitle>
      {takesAll(preview) && <Alert type="info" title={intl.formatMessage({ id: 'queues.preview.every' })} />}
      <Answer asked={preview} name={name} />
    </aside>
  );
}
