import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';
import { asRead } from './linkIn';

/** Words that request a call or a message, before a number too short to be recognized by its digits alone. */
const INVITED =
  /(?:\btels?\b|telefono|whatsapp|\bllam[ae]|marque|\bcall\b|\bphone\b|\bdial\b|电话|致电|拨打)\D{0,15}(\d[\d\s().-]{3,}\d)/u;

/**
 * Returns the first telephone number in a text, of `country` if it has no country code; undefined without any. Like a link, a
 * number in a message in the lender's name could lead the borrower to a fraudster.
 */
export function phoneInText(text: string, country: CountryCode | undefined): string | undefined {
  const read = asRead(text);
  const [found] = findPhoneNumbersInText(read, country);
  return found ? read.slice(found.startsAt, found.endsAt) : INVITED.exec(read)?.[1];
}
