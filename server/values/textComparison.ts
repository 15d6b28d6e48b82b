const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

const commonStart = (one: string, other: string): string => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
};

/** Compares a text that is read with the one that it ought to be, as both become known, and keeps no more of them than is not compared yet. */
export class TextComparison {
  #found = '';
  #expected = '';
  #line = 1;
  #hasDiffered = false;

  /** What comes next in the text itself. */
  read(text: string): void {
    this.#add(text, '');
  }

  /** What ought to come next. */
  expect(text: string): void {
    this.#add('', text);
  }

  /** The first line, from 1, that is not as it ought to be, once both texts have ended; a text that ends too soon differs in its last line. */
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

  /** Compares so much as is known of both. */
  #compare(length: number): void {
    const found = this.#found.slice(0, length);
    const expected = this.#expected.slice(0, length);
    this.#hasDiffered = found !== expected;
    this.#line += lineBreaksIn(this.#hasDiffered ? commonStart(found, expected) : found);
    this.#found = this.#hasDiffered ? '' : this.#found.slice(length);
    this.#expected = this.#hasDiffered ? '' : this.#expected.slice(length);
  }
}
