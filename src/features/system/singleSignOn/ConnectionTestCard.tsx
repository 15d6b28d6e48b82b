import { useSingleSignOnConfigTestMutation } from '@/api/endpoints/system/singleSignOnConfigApi';
import { loginVault } from '@/browser/session/vault';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { SINGLE_SIGN_ON_FAILURE } from '@/contract/codes/singleSignOnCodes';
import type { ConnectionTest, SingleSignOnConfig } from '@/contract/entities/management/singleSignOn';
import { useLocale } from '@/i18n/languageContext';
import { usePermission } from '@/ui/screen/currentUser';
import { Button, Tag } from 'antd';
import { FormattedMessage } from 'react-intl';

import { SettingsCard, SettingsHint, SettingsTextLine, Subheading } from '../systemElements';

interface ConnectionTestCardProps {
  readonly config: SingleSignOnConfig;
  readonly secret: string | undefined;
  readonly isComplete: boolean;
}

const COLOR_OF = { passed: 'success', failed: 'error', skipped: 'default' } as const;

function TestStep({ step, outcome, reason }: ConnectionTest['steps'][number]) {
  const language = useLocale();
  return (
    <SettingsTextLine>
      <Tag color={COLOR_OF[outcome]}>
        <FormattedMessage id={`system.sso.outcome.${outcome}`} />
      </Tag>
      <FormattedMessage id={`system.sso.step.${step}`} />
      {reason !== null && <SettingsHint>{getCodeLabel(SINGLE_SIGN_ON_FAILURE, reason, language)}</SettingsHint>}
    </SettingsTextLine>
  );
}

/** Tests the values of the form before they are saved, and shows each step in words. */
export function ConnectionTestCard({ config, secret, isComplete }: ConnectionTestCardProps) {
  const [test, { data, isLoading }] = useSingleSignOnConfigTestMutation();
  const mayChange = usePermission('system.manage');
  const start = (): void => {
    const handle = secret === undefined ? undefined : loginVault.put('clientSecret', { secret });
    void test({ config, secret: handle });
  };
  return (
    <SettingsCard>
      <Subheading>
        <FormattedMessage id="system.sso.test" />
      </Subheading>
      <SettingsTextLine>
        <Button loading={isLoading} disabled={!mayChange || !isComplete} onClick={start}>
          <FormattedMessage id="system.sso.testNow" />
        </Button>
        <SettingsHint>
          <FormattedMessage id="system.sso.testHint" />
        </SettingsHint>
      </SettingsTextLine>
      <output>
        {data?.steps.map((each) => (
          <TestStep key={each.step} {...each} />
        ))}
      </output>
    </SettingsCard>
  );
}
