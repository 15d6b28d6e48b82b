import { Radio } from 'antd';
import { useIntl } from 'react-intl';

/** View of the screen: work orders, or statistics about them. */
export type ComplaintView = 'list' | 'report';

interface ViewChoiceProps {
  readonly view: ComplaintView;
  readonly onChoose: (view: ComplaintView) => void;
}

/** List or report. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'complaints.view' })}
      optionType="button"
      value={view}
      onChange={({ target }) => onChoose(target.value === 'report' ? 'report' : 'list')}
      options={(['list', 'report'] as const).map((value) => ({
        value,
        label: formatMessage({ id: `complaints.view.${value}` }),
      }))}
    />
  );
}
