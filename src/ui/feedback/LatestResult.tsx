import { CALL_STATUS, RESULTS_OF_CALL_STATUS, RECORDED_RESULT } from '@/contract/codes/contactCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';

import { CodeLabel } from '../format/CodeLabel';
import type { Tones } from '../theme/tones';

interface LastResultProps {
  /** Latest result and the status of its call. */
  readonly of: { readonly lastCallResult: string | null; readonly lastCallStatus?: string | null | undefined };
  readonly tones?: Tones;
}

/** Returns true if a result belongs to several call statuses: 'Retry' can mean no answer, refused or a blacklist (§4). */
const isOfSeveral = (result: string): boolean =>
  Object.values(RESULTS_OF_CALL_STATUS).filter((results) => results.some((each) => each === result)).length > 1;

/** Renders the latest result. A result that belongs to several call statuses is shown by the status; the title contains both. */
export function LatestResult({ of: { lastCallResult: result, lastCallStatus: status }, tones }: LastResultProps) {
  const language = useLocale();
  const drawn = tones ? { tones } : {};
  if (!result || !status) return <CodeLabel table={RECORDED_RESULT} code={result} {...drawn} />;
  const both = `${getCodeLabel(CALL_STATUS, status, language)} · ${getCodeLabel(RECORDED_RESULT, result, language)}`;
  return (
    <span title={both}>
      {isOfSeveral(result) ? (
        <CodeLabel table={CALL_STATUS} code={status} {...drawn} />
      ) : (
        <CodeLabel table={RECORDED_RESULT} code={result} {...drawn} />
      )}
    </span>
  );
}
