import { getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_SUBDIVISION } from '@/contract/codes/lawCodes';
import { PRODUCT_PACK } from '@/contract/law/selectPacks';
import { useLocale } from '@/i18n/languageContext';
import { useIntl } from 'react-intl';

/** Returns how to name the place of a pack of law: `Brazil, São Paulo (BR-SP)`. */
export function usePackJurisdiction(): (id: string) => string {
  const { formatDisplayName } = useIntl();
  const language = useLocale();
  return (id) => {
    const country = id === PRODUCT_PACK ? undefined : formatDisplayName(id.slice(0, 2), { type: 'region' });
    if (country === undefined) return id;
    const part = Object.hasOwn(LAW_SUBDIVISION, id) ? `, ${getCodeLabel(LAW_SUBDIVISION, id, language)}` : '';
    return `${country}${part} (${id})`;
  };
}
