import { getCodeLabel } from '@/contract/codes/codeTable';
import { isConsent, PREFERENCE_KIND, PREFERENCE_LANGUAGE } from '@/contract/codes/preferenceCodes';
import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { useLocale } from '@/i18n/languageContext';
import { useIntl } from 'react-intl';

/** Returns a function that describes a contact preference in a few words, with its person. */
export function usePreferenceText(): (wish: ContactPreference) => string {
  const { formatMessage } = useIntl();
  const language = useLocale();
  return ({ kind, contactName, hours, name, language: spoken }) => {
    if (kind === 'attorney') return formatMessage({ id: 'wish.at.attorney' }, { name });
    if (kind === 'language') {
      return formatMessage(
        { id: 'wish.at.language' },
        { language: getCodeLabel(PREFERENCE_LANGUAGE, spoken ?? '', language) },
      );
    }
    const at = isConsent(kind) ? 'wish.at.agreedHours' : 'wish.at.hours';
    const wish = hours ? formatMessage({ id: at }, hours) : getCodeLabel(PREFERENCE_KIND, kind, language);
    return contactName === null ? wish : formatMessage({ id: 'wish.at.of' }, { name: contactName, wish });
  };
}
