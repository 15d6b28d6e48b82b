/** Replies that end messages if they are the whole text: those of the CTIA, Mexican and Chinese operators. */
const WHOLE = new Set(
  `STOP STOPALL UNSUBSCRIBE CANCEL END QUIT REVOKE OPTOUT ALTO BAJA CANCELAR DETENER PARAR DESUSCRIBIR NOMAS SALIR TD T N 退订 停止 取消 拒收`.split(
    ' ',
  ),
);
/** Words that end messages also at the beginning of a longer reply. */
const FIRST = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'ALTO', 'BAJA', 'DETENER', 'TD']);
/** Characters that end messages anywhere in a reply. */
const ANYWHERE = ['退订'];

/** Returns the text in capitals, without accents and punctuation. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns true if a reply demands no further messages (LC-05). In doubt it does: a demand that is not recognized breaks the law, and a
 * leader can remove the preference.
 */
export function isOptOut(text: string): boolean {
  const normalized = normalize(text);
  const [first = ''] = normalized.split(' ');
  return (
    WHOLE.has(normalized.replaceAll(' ', '')) || FIRST.has(first) || ANYWHERE.some((each) => normalized.includes(each))
  );
}
