import type { AnnouncementText, ManagedAnnouncement } from '@/contract/entities/messages/announcementAdmin';
import { type Language, LANGUAGES } from '@/contract/language';

/** An announcement that is being written. */
export interface AnnouncementDraft {
  readonly name: string;
  readonly idNo: string;
  readonly label: string;
  /** Null: everybody of the institution. */
  readonly forUser: { readonly id: string; readonly name: string } | null;
  /** A data URL; null: none. */
  readonly picture: string | null;
  readonly texts: Readonly<Record<Language, AnnouncementText>>;
}

const NOTHING: AnnouncementText = { irregularities: '', processResult: '', content: '' };

/** An empty one. */
export const createDraft = (): AnnouncementDraft => ({
  name: '',
  idNo: '',
  label: '',
  forUser: null,
  picture: null,
  texts: { cn: NOTHING, en: NOTHING, es: NOTHING },
});

/** Returns the draft of an existing announcement. A text without a language counts as one in the language of the screen. */
export function getDraft(managed: ManagedAnnouncement, shown: Language): AnnouncementDraft {
  const { irregularities, processResult, content, texts = {} } = managed;
  const isPlain = Object.keys(texts).length === 0;
  const written = isPlain ? { [shown]: { irregularities, processResult, content } } : texts;
  return {
    name: managed.name,
    idNo: managed.idNo,
    label: managed.label ?? '',
    forUser: managed.forUserId === null ? null : { id: managed.forUserId, name: managed.forUserName ?? '' },
    picture: managed.base64Image,
    texts: { cn: NOTHING, en: NOTHING, es: NOTHING, ...written },
  };
}

const getFields = ({ irregularities, processResult, content }: AnnouncementText): readonly string[] =>
  [irregularities, processResult, content].map((text) => text.trim());

/** Returns the completeness of a language's text. */
export function getTextState(text: AnnouncementText): 'none' | 'half' | 'whole' {
  const written = getFields(text).filter((field) => field !== '').length;
  if (written === 0) return 'none';
  return written === 3 ? 'whole' : 'half';
}

/** The languages that are written. */
export const listWrittenLanguages = ({ texts }: Pick<AnnouncementDraft, 'texts'>): readonly Language[] =>
  LANGUAGES.filter((language) => getTextState(texts[language]) === 'whole');

/** Returns the fallback language for readers of missing ones: that of the screen if it has a text, else the first one with a text. */
export function getFallback(draft: Pick<AnnouncementDraft, 'texts'>, shown: Language): Language | undefined {
  const written = listWrittenLanguages(draft);
  return written.includes(shown) ? shown : written[0];
}

/** Returns the reason why the announcement cannot be published yet. */
export function getProblem({ name, idNo, texts }: AnnouncementDraft): 'who' | 'half' | 'text' | undefined {
  if (name.trim() === '' || idNo.trim() === '') return 'who';
  const states = LANGUAGES.map((language) => getTextState(texts[language]));
  if (states.includes('half')) return 'half';
  return states.includes('whole') ? undefined : 'text';
}

/** Converts the draft to the request of msg/addMsg and msg/updateMsg; includes the picture only if it changed. */
export function getRequest(draft: AnnouncementDraft, shown: Language, before: string | null) {
  const { name, idNo, label, forUser, picture, texts } = draft;
  const base = texts[getFallback(draft, shown) ?? shown];
  return {
    name,
    idNo,
    ...base,
    label: label.trim() === '' ? null : label,
    forUserId: forUser?.id ?? null,
    texts: Object.fromEntries(listWrittenLanguages(draft).map((language) => [language, texts[language]])),
    ...(picture !== before && { base64Image: picture }),
  };
}
