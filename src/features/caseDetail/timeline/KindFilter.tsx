import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import { TIMELINE_KIND } from '@/contract/codes/caseCodes';
import { useLocale } from '@/i18n/languageContext';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './timeline.module.css';
import { KIND_ICONS } from './kindIcons';
import type { useTimelineKinds } from './useTimelineKinds';

/** Filters the kinds: several at once; no selection shows all. */
export function KindFilter({ chosen, toggle, clear }: ReturnType<typeof useTimelineKinds>) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['filter']} aria-label={formatMessage({ id: 'timeline.filter' })}>
      <Button
        size="small"
        type={chosen.length === 0 ? 'primary' : 'default'}
        ghost={chosen.length === 0}
        aria-pressed={chosen.length === 0}
        onClick={clear}
      >
        <FormattedMessage id="timeline.all" />
      </Button>
      {codeValues(TIMELINE_KIND).map((kind) => {
        const isOn = chosen.includes(kind);
        return (
          <Button
            key={kind}
            size="small"
            icon={KIND_ICONS[kind]}
            type={isOn ? 'primary' : 'default'}
            ghost={isOn}
            aria-pressed={isOn}
            onClick={() => toggle(kind)}
          >
            {codeLabel(TIMELINE_KIND, kind, language)}
          </Button>
        );
      })}
    </fieldset>
  );
}
