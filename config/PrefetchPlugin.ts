import type { Compilation, Compiler } from 'webpack';

/** Names of chunks, by what they are fetched for and the language. */
export type PrefetchedChunks = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Script that fetches the files. */
export const PREFETCH_SCRIPT = 'filesAhead';

const PAGE = 'index.html';
const BLOCK = /(<script type="application\/json" id="files-ahead">)\s*\{\}\s*(<\/script>)/;

const everyValue = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));

/** The files' addresses as seen from the page. */
const getAddresses = (compilation: Compilation, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const chunk = compilation.namedChunks.get(name);
    if (!chunk) throw new Error(`the build has no chunk "${name}" to fetch ahead`);
    return [...chunk.files];
  });

/** Writes the file names of some chunks into the page, with src/preloadFiles, which prefetches them before the app runs. */
export class PrefetchPlugin {
  readonly #chunks: PrefetchedChunks;

  constructor(chunks: PrefetchedChunks) {
    this.#chunks = chunks;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FilesAheadPlugin', (compilation) => {
      // Runs after all files have their final names.
      const hook = { name: 'FilesAheadPlugin', stage: stages.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(hook, () => {
        compilation.updateAsset(
          PAGE,
          (page) => new sources.RawSource(this.#fill(page.source().toString(), compilation)),
        );
      });
    });
  }

  #fill(html: string, compilation: Compilation): string {
    if (!BLOCK.test(html)) throw new Error(`${PAGE} has no place for the files that are fetched ahead`);
    const files = everyValue(this.#chunks, (languages) =>
      everyValue(languages, (names) => getAddresses(compilation, names)),
    );
    const [script] = getAddresses(compilation, [PREFETCH_SCRIPT]);
    return html.replace(
      BLOCK,
      (_, start: string, end: string) =>
        // `defer`: it runs before the app's scripts, and does not delay the first paint.
        `${start}${JSON.stringify(files)}${end}<script defer src="${script}"></script>`,
    );
  }
}
