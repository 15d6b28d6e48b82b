/** Rules for every CSV file of an institution, used in the pages of the import and of the lender's file. */
export const FILE_RULES = `- **CSV** with the column names in the first row. Commas, semicolons, tabs and bars (\`|\`) are recognized as separators, with or without a first line \`sep=;\`.
- **Encoding**: UTF-8, or UTF-16 with a byte order mark. Other encodings are refused, because Saldo cannot distinguish them: save the file as “CSV UTF-8 (comma delimited)”.
- **Ignored**: empty rows, empty columns at the end, \`*\` and \`:\` in headings, text after a line break in a heading, spaces at the ends of a cell, and
  zero-width characters, such as those that address books add to phone numbers.
- **Amounts**: \`1234.5\`, \`1,234.50\`, \`1.234,50\` and \`1234,50\` are accepted, and zeros after the currency’s decimals are ignored. Ambiguous
  amounts are refused: \`1,500\` always, \`1.500\` unless the file is separated by commas.
- **Damaged values** are refused: \`#N/A\` and other formula errors, numbers rounded to \`1.1E+17\`, numbers and codes that end in \`.0\`. Format such columns as text.`;
