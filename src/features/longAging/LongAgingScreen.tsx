import { Screen, ScreenTitle } from '@/ui/screen/screenLayout';
import { FormattedMessage } from 'react-intl';

import { AgingSearch } from './AgingSearch';
import { AgingTable } from './AgingTable';
import { useAgingQuery } from './useAgingQuery';

/** /longAging: borrowers with long-aging cases and their loans (CL-03). */
export function LongAgingScreen() {
  const list = useAgingQuery();
  return (
    <Screen>
      <ScreenTitle>
        <FormattedMessage id="aging.title" />
      </ScreenTitle>
      <AgingSearch key={JSON.stringify(list.query)} query={list.query} onSearch={list.search} />
      <AgingTable list={list} />
    </Screen>
  );
}
