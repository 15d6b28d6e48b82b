import type { AnnouncementText, ManagedAnnouncement } from '@/contract/entities/announcementAdmin';
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
export const newDraft = (): AnnouncementDraft => ({
  name: '',
  idNo: '',
  label: '',
  forUser: null,
  picture: null,
  texts: { cn: NOTHING, en: NOTHING, es: NOTHING },
});

/** One that there is already. What was written in no particular language is taken for one in the language of the screen. */
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

/** How far a language is written. */
export function stateOf(text: AnnouncementText): 'none' | 'half' | 'whole' {
  const written = getFields(text).filter((field) => field !== '').length;
  if (written === 0) return 'none';
  return written === 3 ? 'whole' : 'half';
}

/** The languages that are written. */
export const writtenIn = ({ texts }: Pick<AnnouncementDraft, 'texts'>): readonly Language[] =>
  LANGUAGES.filter((language) => stateOf(texts[language]) === 'whole');

/** The language that readers of the others get: that of the screen where it is written, else the first that is. */
export function getFallback(draft: Pick<AnnouncementDraft, 'texts'>, shown: Language): Language | undefined {
  const written = writtenIn(draft);
  return written.includes(shown) ? shown : written[0];
}

/** What still stands in the way of publishing it. */
export function getProblem({ name, idNo, texts }: AnnouncementDraft): 'who' | 'half' | 'text' | undefined {
  if (name.trim() === '' || idNo.trim() === '') return 'who';
  const states = LANGUAGES.map((language) => stateOf(texts[language]));
  if (states.includes('half')) return 'half';
  return states.includes('whole') ? undefined : 'text';
}

/** The draft as msg/addMsg and msg/updateMsg take it; the picture only where it is another one than before. */
export function getRequest(draft: AnnouncementDraft, shown: Language, before: string | null) {
  const { name, idNo, label, forUser, picture, texts } = draft;
  const base = texts[getFallback(draft, shown) ?? shown];
  return {
    name,
    idNo,
    ...base,
    label: label.trim() === '' ? null : label,
    forUserId: forUser?.id ?? null,
    texts: Object.fromEntries(writtenIn(draft).map((language) => [language, texts[language]])),
    ...(picture !== before && { base64Image: picture }),
  };
}
