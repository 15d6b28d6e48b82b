function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Returns the value of a cookie of this page, or null if it is missing or unreadable. Cookies are written by js-cookie (session.ts). */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}
