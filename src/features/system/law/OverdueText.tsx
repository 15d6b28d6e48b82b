import type { LawPack } from '@/contract/law/lawPack';
import { packPlace } from '@/ui/packPlace';
import { FormattedMessage, useIntl } from 'react-intl';

/** Says that the day of a version that is not law yet has passed, and what to do. */
export function OverdueText({ pack: { id, version, from } }: { readonly pack: LawPack }) {
  return <FormattedMessage id="law.overdue" values={{ pack: packPlace(id, useIntl()), version, from }} />;
}
