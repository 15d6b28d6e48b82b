/** Place of the institution's code in `PUBLIC_ORIGIN`, if every institution has its own address. */
export const CODE_PLACE = '{institution}';

const isPlainOrigin = (value: string): boolean =>
  URL.canParse(value) && new URL(value).origin === value && !/[{}*]/u.test(value);

/** Returns true for scheme, host and port, with or without the institution's code as the first part of the host name. */
export const isOriginOrPattern = (value: string): boolean =>
  isPlainOrigin(value.replace(`//${CODE_PLACE}.`, '//institution.'));

/** Returns true if an origin holds a place for the institution's code. */
export const isPattern = (origin: string | undefined): boolean => origin?.includes(CODE_PLACE) === true;
