import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';
import { asRead } from './linkIn';

/** Words that ask to call or to write, before a number too short to be one by its digits alone. */
const INVITED =
  /(?:\btels?\b|telefono|whatsapp|\bllam[ae]|marque|\bcall\b|\bphone\b|\bdial\b|电话|致电|拨打)\D{0,15}(\d[\d\s().-]{3,}\d)/u;

/**
 * Returns the first telephone number in a text, of `country` where none is written before it; undefined without any.
 * A number in a message from the lender's name sends the borrower to a stranger as a link does.
 */
export function phoneInText(text: string, country: CountryCode | undefined): string | undefined {
  const read = asRead(text);
  const [found] = findPhoneNumbersInText(read, country);
  return found ? read.slice(found.startsAt, found.endsAt) : INVITED.exec(read)?.[1];
}
