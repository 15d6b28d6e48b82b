import { DEFAULT_LANGUAGE, type Language } from '@/contract/language';
import { createContext, use } from 'react';

/** The language of what is on the screen: it changes together with the messages, not before. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language of what is on the screen, for the words of code tables. */
export const useLocale = (): Language => use(LanguageContext);
