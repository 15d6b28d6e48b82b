import type { SmsPurpose } from '@/contract/codes/messageCodes';
import type { ManagedTemplate } from '@/contract/entities/messages/smsAdmin';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/contract/language';

/** Editable fields of a template. */
export interface TemplateFields {
  readonly name: string;
  readonly language: Language;
  readonly content: string;
  readonly purpose: SmsPurpose;
  readonly enabled: boolean;
  readonly wabaApproved: boolean;
}

/** An empty template. */
export const createTemplate = (): TemplateFields => ({
  name: '',
  language: DEFAULT_LANGUAGE,
  content: '',
  purpose: 'any',
  enabled: true,
  wabaApproved: false,
});

/** A template as it can be written. */
export const getFields = ({
  name,
  language,
  content,
  purpose,
  enabled,
  wabaApproved = false,
}: ManagedTemplate): TemplateFields => ({
  name,
  language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  content,
  purpose: purpose === 'missedCall' ? 'missedCall' : 'any',
  enabled,
  wabaApproved,
});
