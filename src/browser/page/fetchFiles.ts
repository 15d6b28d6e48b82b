import type { Language } from '@/contract/language';

/** Addresses of the files that the login and the workplace need first, by language. */
type FirstFiles = Readonly<Record<'login' | 'workplace', Readonly<Record<Language, readonly string[]>>>>;

/** Reads the list that the build writes into the page (config/PrefetchPlugin). A development server writes none. */
function readFirstFiles(): Partial<FirstFiles> {
  const files: Partial<FirstFiles> = JSON.parse(document.querySelector('#files-ahead')?.textContent ?? '{}');
  return files;
}

/** Fetches files without running them: `preload` for this page at once, `prefetch` for later when the network is idle. */
export function fetchFiles(rel: 'preload' | 'prefetch', purpose: keyof FirstFiles, language: Language): void {
  for (const href of readFirstFiles()[purpose]?.[language] ?? []) {
    const link = document.createElement('link');
    link.rel = rel;
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}
