/** Rules for every CSV file of an institution, used in the pages of the import and of the lender's file. */
export const FILE_RULES = `- **CSV** with the column names in the first row. Commas, semicolons, tabs and bars (\`|\`) are recognized as separators, with or without a first line \`sep=;\`.
- **Encoding**: UTF-8, or UTF-16 with a byte order mark. Other encodings are refused, because their letters cannot be told apart: save the file as “CSV UTF-8 (comma delimited)”.
- **Passed over**: empty rows, empty columns at the end, \`*\` and \`:\` in headings, what follows a line break in a heading, spaces at the ends of a cell, and
  signs without a width such as those that address books put around phone numbers.
- **Amounts**: \`1234.5\`, \`1,234.50\`, \`1.234,50\` and \`1234,50\` are read as what they say, and zeros behind the currency’s decimals are ignored. What could be two
  amounts is refused: \`1,500\` always, \`1.500\` unless the file is separated by commas.
- **Damaged values** are refused: \`#N/A\` and other errors of formulas, numbers that were rounded to \`1.1E+17\`, numbers and codes that end in \`.0\`. Format such columns as text.`;
