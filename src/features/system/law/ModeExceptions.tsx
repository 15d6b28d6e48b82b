import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_MODE } from '@/contract/codes/lawCodes';
import type { LawRule } from '@/contract/law/lawPack';
import type { ModeException } from '@/contract/law/ruleModes';
import { MODE_EXCEPTIONS_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SettingsHint, SettingsTextLine, SettingsRows, Subheading } from '../systemElements';
import { AddException } from './AddException';
import { describeRule } from './describeRule';
import { useQueueNames } from './useQueueNames';

interface ModeExceptionsProps {
  readonly exceptions: readonly ModeException[];
  readonly rules: readonly LawRule[];
  readonly onChange: (exceptions: readonly ModeException[]) => void;
}

/** Rules and queues with a separate mode (LC-08). */
export function ModeExceptions({ exceptions, rules, onChange }: ModeExceptionsProps) {
  const mayChange = usePermission('system.manage');
  const words = useExceptionWords(rules);
  const add = (added: ModeException): void => {
    const others = exceptions.filter(({ rule, queueId }) => rule !== added.rule || queueId !== added.queueId);
    onChange([...others, added]);
  };
  return (
    <SettingsRows as="section">
      <Subheading>
        <FormattedMessage id="law.exceptions" />
      </Subheading>
      <SettingsHint as="p">
        <FormattedMessage id="law.exceptions.hint" />
      </SettingsHint>
      {exceptions.length > 0 && (
        <SettingsRows as="ul">
          {exceptions.map((exception, at) => (
            <SettingsTextLine as="li" key={`${exception.rule} ${exception.queueId}`}>
              {words(exception)}
              {mayChange && (
                <Remove
                  what={words(exception)}
                  onRemove={() => onChange(exceptions.filter((_, other) => other !== at))}
                />
              )}
            </SettingsTextLine>
          ))}
        </SettingsRows>
      )}
      {mayChange && exceptions.length < MODE_EXCEPTIONS_MAX && <AddException rules={rules} onAdd={add} />}
    </SettingsRows>
  );
}

function useExceptionWords(rules: readonly LawRule[]): (exception: ModeException) => string {
  const intl = useIntl();
  const language = useLocale();
  const queues = useQueueNames();
  const say = (id: 'law.exceptions.allRules' | 'law.exceptions.allQueues'): string => intl.formatMessage({ id });
  return ({ rule: id, queueId, mode }) => {
    const rule = rules.find((each) => each.id === id);
    return intl.formatMessage(
      { id: 'law.exceptions.one' },
      {
        rule: rule ? `${describeRule(rule, { intl, language })} (${rule.id})` : (id ?? say('law.exceptions.allRules')),
        queue: queueId === null ? say('law.exceptions.allQueues') : (queues.get(queueId) ?? queueId),
        mode: getCodeLabel(LAW_MODE, mode, language),
      },
    );
  };
}

function Remove({ what, onRemove }: { readonly what: string; readonly onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: 'law.own.remove' }, { rule: what });
  return (
    <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={words} title={words} onClick={onRemove} />
  );
}
