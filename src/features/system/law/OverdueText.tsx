import type { RulePack } from '@/contract/law/lawPack';
import { usePackPlace } from '@/ui/usePackPlace';
import { FormattedMessage } from 'react-intl';

/** Says that the day of a version that is not law yet has passed, and what to do. */
export function OverdueText({ pack: { id, version, from } }: { readonly pack: RulePack }) {
  return <FormattedMessage id="law.overdue" values={{ pack: usePackPlace()(id), version, from }} />;
}
