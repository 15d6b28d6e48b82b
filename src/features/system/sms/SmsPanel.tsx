import { useSmsLimitSmsLimitQuery, useSmsLimitSmsTemplateListQuery } from '@/api/endpoints/system/smsLimitApi';

import { QueryBoundary } from '../QueryBoundary';
import { PanelFrame } from '../PanelFrame';
import { LimitsForm } from './LimitsForm';
import { TemplateList } from './TemplateList';
import { SmsUsageToday } from './SmsUsageToday';

/** Limits of messages with today's use of them, and the templates that agents are offered (SY-01). */
export function SmsPanel() {
  const limits = useSmsLimitSmsLimitQuery();
  const templates = useSmsLimitSmsTemplateListQuery();
  return (
    <PanelFrame
      title="system.tab.sms"
      intro="system.sms.intro"
      changes="system.manage"
      lastChange={limits.data?.lastChange}
    >
      <QueryBoundary query={limits}>
        {(info) => (
          <>
            <LimitsForm info={info} />
            <SmsUsageToday info={info} />
          </>
        )}
      </QueryBoundary>
      <QueryBoundary query={templates}>
        {(list) => <TemplateList templates={list} contentMax={limits.data?.limits.contentMax} />}
      </QueryBoundary>
    </PanelFrame>
  );
}
