import { findRule, loadReference, type Reference } from '@waldglas/text/reference';
import type { ComponentChildren } from 'preact';
import { useLoaded } from '../drawing/use-loaded.ts';
import { settings } from '../settings/settings.ts';
import { snapshot } from './model.ts';

/** Shows a rule that another one names: by scrolling to it, unless told otherwise. */
export type Follow = ((number: string) => void) | undefined;

/** `**bold**`, `_italic_`, code and references, as elements. */
export function inline(text: string, follow: Follow): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_|`[^`]+`|\[[A-Z]+-\d+\.\d+\])/).map((piece, i) => {
    if (piece.startsWith('**')) return <b key={i}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith('_') && piece.endsWith('_') && piece.length > 2) return <i key={i}>{piece.slice(1, -1)}</i>;
    if (piece.startsWith('`')) return <code key={i}>{piece.slice(1, -1)}</code>;
    const [, number] = /^\[([A-Z]+-\d+\.\d+)\]$/.exec(piece) ?? [];
    if (number === undefined) return piece;
    if (!follow) {
      return (
        <a key={i} href={`#${number}`}>
          {number}
        </a>
      );
    }
    return (
      <button key={i} type="button" class="textlink" onClick={() => follow(number)}>
        {number}
      </button>
    );
  });
}

/** The rules of a game, in the language of the page. */
export function useReference(game: string): Reference | undefined {
  return useLoaded(loadReference, game, settings.value.lang);
}

/** One rule of the open game in its own words, without examples: for where there is little room. */
export function RuleText({ number }: { readonly number: string }) {
  const reference = useReference(snapshot.value?.game ?? '');
  const [rule] = reference ? (findRule(reference, number) ?? []) : [];
  if (rule?.kind !== 'rule') return null;
  return (
    <p>
      <b class="number">{number}</b> {inline(rule.text.replaceAll(/[[\]]/g, ''), undefined)}
    </p>
  );
}
