import { useSignal } from '@preact/signals';
import { type Block, loadReference, type Reference } from '@waldglas/text/reference';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';

/** `**bold**`, `_italic_`, code and references, as elements. */
export function inline(text: string): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_|`[^`]+`|\[[A-Z]+-\d+\.\d+\])/).map((piece, i) => {
    if (piece.startsWith('**')) return <b key={i}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith('_') && piece.endsWith('_') && piece.length > 2) return <i key={i}>{piece.slice(1, -1)}</i>;
    if (piece.startsWith('`')) return <code key={i}>{piece.slice(1, -1)}</code>;
    const [, number] = /^\[([A-Z]+-\d+\.\d+)\]$/.exec(piece) ?? [];
    if (number !== undefined) {
      return (
        <a key={i} href={`#${number}`}>
          {number}
        </a>
      );
    }
    return piece;
  });
}

/** Rules, texts, lists and positions of a reference. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, i) => {
        switch (block.kind) {
          case 'rule':
            return (
              <p key={i} id={block.number}>
                <b class="number">{block.number}</b> {inline(block.text)}
              </p>
            );
          case 'text':
            return <p key={i}>{inline(block.text)}</p>;
          case 'list':
            return (
              <ul key={i}>
                {block.items.map(item => (
                  <li key={item}>{inline(item)}</li>
                ))}
              </ul>
            );
          case 'position':
            return null;
        }
      })}
    </>
  );
}

/** The whole reference of a game. */
export function ReferenceView({ game }: { readonly game: string }) {
  const reference = useSignal<Reference | undefined>(undefined);
  const { lang } = settings.value;
  useEffect(() => {
    void loadReference(game, lang).then(loaded => {
      reference.value = loaded;
    });
  }, [game, lang, reference]);
  const { title, chapters } = reference.value ?? { title: '', chapters: [] };
  return (
    <article class="reference">
      <h1>{title}</h1>
      <nav>
        <ol>
          {chapters.map((chapter, i) => (
            <li key={chapter.title}>
              <a href={`#chapter-${i}`}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter, i) => (
        <section key={chapter.title}>
          <h2 id={`chapter-${i}`}>{chapter.title}</h2>
          <Blocks blocks={chapter.blocks} />
        </section>
      ))}
    </article>
  );
}
