/** The interface's languages in the order of the language select: 中文, English, Español (§1). */
export const LANGUAGES = ['cn', 'en', 'es'] as const;

/** One of the interface's three languages (§1). */
export type Language = (typeof LANGUAGES)[number];

/** Language before the user has chosen one (§9). */
export const DEFAULT_LANGUAGE: Language = 'cn';

/** A text in each language. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Returns true if a stored or received text is a language of the interface. */
export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((each) => each === text);
