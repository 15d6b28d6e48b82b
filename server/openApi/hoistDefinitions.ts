/** A piece of JSON whose definitions have been taken out. */
export interface Hoisted {
  readonly json: unknown;
  readonly definitions: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON Schema keeps what refers to itself under $defs of each schema; OpenAPI wants all of it in one place.
 * `prefix` keeps the definitions of different operations apart.
 */
export function hoistDefinitions(json: unknown, prefix: string): Hoisted {
  const definitions: Record<string, unknown> = {};
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value === 'string') return value.replace(/^#\/\$defs\//u, `#/components/schemas/${prefix}`);
    if (!isObject(value)) return value;
    const { $defs, ...rest } = value;
    for (const [name, each] of Object.entries(isObject($defs) ? $defs : {})) definitions[prefix + name] = moved(each);
    return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, moved(each)]));
  };
  return { json: moved(json), definitions };
}
