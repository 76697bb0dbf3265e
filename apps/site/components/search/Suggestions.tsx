/** The list below the field: suggestions by kind, each a link; and for those who listen, how many there are. */
import { VisuallyHidden } from '@masthead/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { IN_FIELD } from './active-option.ts';
import styles from './Suggestions.module.css';
import { SUGGESTED_KINDS, type SuggestedKind, type Suggestion } from './suggestion.ts';

export const LIST = 'search-suggestions';
export const optionId = (index: number): string => `${LIST}-${index}`;

interface SuggestionsProps {
  suggestions: Suggestion[];
  active: number;
  activeLink: RefObject<HTMLAnchorElement | null>;
}

const countOf = (count: number): string =>
  count === 1 ? '1 suggestion' : `${count} suggestions, use the arrow keys to choose`;

export function Suggestions({ suggestions, active, activeLink }: SuggestionsProps) {
  useEffect(() => {
    if (active !== IN_FIELD) activeLink.current?.scrollIntoView({ block: 'nearest' });
  }, [active, activeLink]);
  const groups = Map.groupBy(
    suggestions.map((suggestion, index) => ({ ...suggestion, index })),
    ({ kind }) => kind,
  );
  return (
    <>
      <VisuallyHidden role="status">{suggestions.length > 0 && countOf(suggestions.length)}</VisuallyHidden>
      {/* Pressing a suggestion leaves the focus, and so the list, where it is until the press is a click. */}
      <div
        className={styles.list}
        id={LIST}
        role="listbox"
        aria-label="Suggestions"
        tabIndex={-1}
        hidden={suggestions.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {[...groups].map(([kind, options]) => (
          <Group key={kind} kind={kind}>
            {options.map(({ index, label, url, fact, picture }) => (
              <a
                key={url}
                className={styles.option}
                id={optionId(index)}
                ref={index === active ? activeLink : undefined}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={url}
              >
                {picture && <img className={styles.picture} src={picture} width={48} height={32} alt="" />}
                <span className={styles.label}>{label}</span>
                {fact && <span className={styles.fact}>{fact}</span>}
              </a>
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

function Group({ kind, children }: { kind: SuggestedKind; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
    <div role="group" aria-label={SUGGESTED_KINDS[kind]}>
      <span className={styles.kind} aria-hidden="true">
        {SUGGESTED_KINDS[kind]}
      </span>
      {children}
    </div>
  );
}
