import type { Language } from '@/contract/language';
import type { AGENT_FILES } from './agentFiles';
import type { ENTRY_FILES } from './entryFiles';
import type { MANAGEMENT_FILES } from './managementFiles';
import type { WORKPLACE_FILES } from './workplaceFiles';

/** Message files by loading stage, one folder each. */
interface Files {
  readonly entry: typeof ENTRY_FILES;
  readonly workplace: typeof WORKPLACE_FILES;
  readonly agent: typeof AGENT_FILES;
  readonly management: typeof MANAGEMENT_FILES;
}

type Part = keyof Files;

type IdsOf<Load> = Load extends () => Promise<{ readonly default: infer Words }> ? keyof Words : never;

type EnglishIds<File> = File extends { readonly en: infer Load } ? IdsOf<Load> : never;

/** Id of any message of the app; English is the reference. An id without a message does not compile. */
export type MessageId = { [Each in Part]: EnglishIds<Files[Each][keyof Files[Each]]> }[Part];

type Loads<File> = () => Promise<{ readonly default: { readonly [Id in EnglishIds<File>]: unknown } }>;

/** All files in all languages. A file without a message of the English reference does not compile. */
export type CompleteFiles = {
  readonly [Each in Part]: {
    readonly [File in keyof Files[Each]]: Readonly<Record<Language, Loads<Files[Each][File]>>>;
  };
};

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the way in which react-intl takes its ids
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
