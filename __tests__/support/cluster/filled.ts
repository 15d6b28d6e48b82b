import { readFileSync } from 'node:fs';

/** A file of config/deploy with its places `${…}` filled in, as envsubst does it; a place without a value is a mistake. */
export const filled = (file: string, values: Readonly<Record<string, string | number>>): string =>
  readFileSync(`config/deploy/${file}`, 'utf8').replaceAll(/\$\{([A-Z_\d]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`config/deploy/${file}: nothing is known for ${name}`);
    return String(value);
  });
