import type { RulePack } from '@/contract/law/lawPack';
import { usePackJurisdiction } from '@/ui/format/usePackJurisdiction';
import { FormattedMessage } from 'react-intl';

/** Warns that the effective date of a version not yet in force has passed, with the next step. */
export function OverdueText({ pack: { id, version, from } }: { readonly pack: RulePack }) {
  return <FormattedMessage id="law.overdue" values={{ pack: usePackJurisdiction()(id), version, from }} />;
}
