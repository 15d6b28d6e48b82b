import { getPendingApproval } from '@/api/client/pendingApproval';
import { useLawOwnMutation } from '@/api/endpoints/system/lawApi';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import { toLawRule, findRedundantRule, type OwnRule, getOwnRuleId } from '@/contract/law/ownRules';
import { OWN_RULES_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { NumberScope } from '@/ui/form/NumberScope';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SaveBar } from '../SaveBar';
import { SettingsCard, SettingsHint, SettingsTextLine, SettingsRows, Subheading } from '../systemElements';
import { useEditedValue } from '../useEditedValue';
import { AddOwnRule } from './AddOwnRule';
import { RelaxationPendingApproval } from './RelaxationPendingApproval';
import { OwnRulePreview } from './OwnRulePreview';
import { formatRuleScope, describeRule } from './describeRule';

/** The institution's own rules: list, add, remove, and test on last week's contacts before they are in force (LC-02). */
export function OwnRules({ settings }: { readonly settings: LawSettings }) {
  const mayChange = usePermission('system.manage');
  const { value, isChanged, edit, forget, waits, save, isSaving } = useOwnRules(settings);
  const problem = useNeedless(value, settings);
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="law.own" values={{ version: settings.own.version }} />
      </Subheading>
      <SettingsHint as="p">
        <FormattedMessage id="law.own.hint" />
      </SettingsHint>
      {waits && <RelaxationPendingApproval />}
      <OwnRuleList rules={value} onChange={mayChange ? edit : undefined} />
      {mayChange && value.length < OWN_RULES_MAX && (
        // A rule not added yet does not block saving the existing ones.
        <NumberScope>
          <AddOwnRule onAdd={(rule) => edit([...value, rule])} />
        </NumberScope>
      )}
      {isChanged && problem === undefined && <OwnRulePreview key={value.map(getOwnRuleId).join()} rules={value} />}
      <SaveBar isChanged={isChanged} isSaving={isSaving} problem={problem} onSave={() => void save()} onUndo={forget} />
    </SettingsCard>
  );
}

function useOwnRules({ own }: LawSettings) {
  const { forget, ...edited } = useEditedValue<readonly OwnRule[]>(own.rules);
  const [waits, setWaits] = useState(false);
  const [send, { isLoading }] = useLawOwnMutation();
  const save = async (): Promise<void> => {
    const { error } = await send({ rules: [...edited.value] });
    const isPending = getPendingApproval(error) !== undefined;
    setWaits(isPending);
    if (error === undefined || isPending) forget();
  };
  return { ...edited, forget, waits, save, isSaving: isLoading } as const;
}

/** Returns the reason why the rules cannot be saved: one of them would change nothing. */
function useNeedless(rules: readonly OwnRule[], { packs }: LawSettings): string | undefined {
  const { formatMessage } = useIntl();
  const today = useInstitutionDate();
  const needless = findRedundantRule(rules, selectPacks(ALL_PACKS, packs), today);
  return needless && formatMessage({ id: 'law.own.needless' });
}

interface OwnRuleListProps {
  readonly rules: readonly OwnRule[];
  readonly onChange: ((rules: readonly OwnRule[]) => void) | undefined;
}

function OwnRuleList({ rules, onChange }: OwnRuleListProps) {
  const intl = useIntl();
  const language = useLocale();
  const words = { intl, language };
  if (rules.length === 0) return <FormattedMessage id="law.own.none" />;
  return (
    <SettingsRows as="ul">
      {rules.map((own, at) => {
        const rule = toLawRule(own);
        const text = `${describeRule(rule, words)} ${formatRuleScope(rule, words)}`;
        const remove = intl.formatMessage({ id: 'law.own.remove' }, { rule: text });
        return (
          <SettingsTextLine as="li" key={`${at} ${rule.id}`}>
            {text}
            {onChange && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={remove}
                title={remove}
                onClick={() => onChange(rules.filter((_, other) => other !== at))}
              />
            )}
          </SettingsTextLine>
        );
      })}
    </SettingsRows>
  );
}
