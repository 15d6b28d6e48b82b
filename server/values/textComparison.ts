const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

const commonStart = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
};

/** Compares an actual text with the expected one as both arrive, and stores only the part not compared yet. */
export class TextComparison {
  #found = '';
  #expected = '';
  #line = 1;
  #hasDiffered = false;

  /** Adds the next part of the actual text. */
  read(text: string): void {
    this.#add(text, '');
  }

  /** Adds the next part of the expected text. */
  expect(text: string): void {
    this.#add('', text);
  }

  /** Returns the first differing line, from 1, after both texts have ended; a shorter text differs in its last line. */
  firstDifference(): number | undefined {
    if (this.#hasDiffered || this.#expected !== '') return this.#line;
    if (this.#found === '') return undefined;
    return this.#found.startsWith('\n') ? this.#line + 1 : this.#line;
  }

  #add(found: string, expected: string): void {
    if (this.#hasDiffered) return;
    this.#found += found;
    this.#expected += expected;
    this.#compare(Math.min(this.#found.length, this.#expected.length));
  }

  /** Compares the part that is available of both texts. */
  #compare(length: number): void {
    const found = this.#found.slice(0, length);
    const expected = this.#expected.slice(0, length);
    this.#hasDiffered = found !== expected;
    this.#line += lineBreaksIn(this.#hasDiffered ? commonStart(found, expected) : found);
    this.#found = this.#hasDiffered ? '' : this.#found.slice(length);
    this.#expected = this.#hasDiffered ? '' : this.#expected.slice(length);
  }
}
