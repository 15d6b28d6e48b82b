function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** What a cookie of this page holds, or null when there is none that can be read. They are written by js-cookie (session.ts). */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}
