import { codeLabel } from '@/contract/codes/codeTable';
import { TRAIL_STORY_FAULT } from '@/contract/codes/trailCodes';
import type { TrailOfLogin } from '@/contract/entities/users/trail';
import { useLocale } from '@/i18n/languageContext';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

interface StoriesProps {
  readonly trail: TrailOfLogin;
}

/** Consistency of the app's reports: the server replays them through the machine and names the first step that does not fit (TR-02). */
export function Stories({ trail: { login, stories } }: StoriesProps) {
  const language = useLocale();
  const doubted = stories.flatMap(({ page, fault }) => (fault ? [{ page, ...fault }] : []));
  if (stories.length === 0) {
    // The older client reports nothing. For a refused sign-in, ours reports only once there is a session.
    const isMissing = login.client === 'main' && (login.result === 'success' || login.result.startsWith('liveness'));
    return (
      <Alert type={isMissing ? 'warning' : 'info'} showIcon title={<FormattedMessage id="trail.login.noPath" />} />
    );
  }
  if (doubted.length === 0) {
    const rows = stories.reduce((sum, story) => sum + story.rows, 0);
    return <Alert type="success" showIcon title={<FormattedMessage id="trail.login.story.good" values={{ rows }} />} />;
  }
  return doubted.map(({ page, seq, fault }) => (
    <Alert
      key={page}
      type="warning"
      showIcon
      title={<FormattedMessage id="trail.login.story.bad" values={{ seq }} />}
      description={
        <FormattedMessage id="trail.login.story.why" values={{ why: codeLabel(TRAIL_STORY_FAULT, fault, language) }} />
      }
    />
  ));
}
