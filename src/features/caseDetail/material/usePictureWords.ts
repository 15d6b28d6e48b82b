import { codeLabel } from '@/contract/codes/codeTable';
import { PICTURE_KIND } from '@/contract/codes/pictureKind';
import type { UserPicture } from '@/contract/entities/material';
import { useLocale } from '@/i18n/languageContext';

/** What a picture is, in words for those who do not see it: its kind, and its name where it says more. */
export function usePictureWords() {
  const language = useLocale();
  return ({ kind, name }: Pick<UserPicture, 'kind' | 'name'>): string => {
    const words = codeLabel(PICTURE_KIND, kind, language);
    return name === '' || name === words ? words : `${words} · ${name}`;
  };
}
