import type { MessageId } from '@/i18n/messageIds';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';

interface ViewButtonsProps<View> {
  readonly views: readonly View[];
  readonly shown: View;
}

/** Selects a view of an area, stored in the address (RT-08). */
export function ViewButtons<View extends { readonly key: string; readonly label: MessageId }>({
  views,
  shown,
}: ViewButtonsProps<View>) {
  const [params, setParams] = useSearchParams();
  return (
    <Space.Compact>
      {views.map((view) => (
        <Button
          key={view.key}
          type={view === shown ? 'primary' : 'default'}
          aria-pressed={view === shown}
          onClick={() => setParams({ tab: params.get('tab') ?? '', view: view.key })}
        >
          <FormattedMessage id={view.label} />
        </Button>
      ))}
    </Space.Compact>
  );
}
