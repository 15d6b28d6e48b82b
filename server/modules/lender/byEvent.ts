/** Lines by event, in the order of insertion. */
export class ByEvent<Line extends { readonly eventId: number }> {
  readonly #lines = new Map<number, Line[]>();

  constructor(lines: readonly Line[] = []) {
    this.add(...lines);
  }

  add(...lines: readonly Line[]): void {
    for (const line of lines) {
      const known = this.#lines.get(line.eventId);
      if (known) known.push(line);
      else this.#lines.set(line.eventId, [line]);
    }
  }

  of({ id }: { readonly id: number }): readonly Line[] {
    return this.#lines.get(id) ?? [];
  }

  all(): Line[] {
    return [...this.#lines.values()].flat();
  }
}
