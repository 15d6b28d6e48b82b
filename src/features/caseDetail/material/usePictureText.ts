import { getCodeLabel } from '@/contract/codes/codeTable';
import { PICTURE_KIND } from '@/contract/codes/caseCodes';
import type { UserPicture } from '@/contract/entities/cases/material';
import { useLocale } from '@/i18n/languageContext';

/** Returns the alternative text of a picture: its kind, and its name if that adds information. */
export function usePictureText() {
  const language = useLocale();
  return ({ kind, name }: Pick<UserPicture, 'kind' | 'name'>): string => {
    const words = getCodeLabel(PICTURE_KIND, kind, language);
    return name === '' || name === words ? words : `${words} · ${name}`;
  };
}
