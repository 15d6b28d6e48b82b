import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for contact preferences that cannot be recorded or ended (LC-05). */
export const WISH_WORDS = {
  wishOwnNumber: {
    cn: '这是借款人自己的号码，不能作为律师的号码',
    en: "This number is the borrower's own, not an attorney's",
    es: 'Este número es del titular, no de su abogado',
  },
  wishOver: {
    cn: '该诉求已不再有效，请刷新查看',
    en: 'This preference is no longer in force. Check again',
    es: 'Esta petición ya no está vigente. Vuelva a revisarla',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
