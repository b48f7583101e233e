import { languageNames } from '../../content/language-names.ts'
import { languages } from '../../domain/language.ts'
import type { PageContext } from '../page-context.ts'
import { addressesIn, type PageName } from '../routes.ts'

interface LanguageSwitchProps {
  readonly context: PageContext
  readonly page: PageName | 'notFound'
  /** What the address carries behind the path, so that the other page shows the same. */
  readonly query: string
}

/** The same page in the other languages; what is missing in one is missing in all. */
export function LanguageSwitch({ context, page, query }: LanguageSwitchProps) {
  const { lang, shell } = context.words
  const name = page === 'notFound' ? 'home' : page
  return (
    <nav className="languages" aria-label={shell.languages}>
      {languages
        .filter((language) => language !== lang)
        .map((language) => (
          <a
            key={language}
            href={addressesIn[language][name] + query}
            lang={language}
            hrefLang={language}
          >
            {languageNames[language].name}
          </a>
        ))}
    </nav>
  )
}
