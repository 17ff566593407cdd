import { useSignal } from '@preact/signals';
import type { Position } from '@waldglas/core';
import { type Block, type Chapter, findRule } from '@waldglas/text/reference';
import { useEffect } from 'preact/hooks';
import { addStyles } from '../drawing/add-styles.ts';
import { useLoaded } from '../drawing/use-loaded.ts';
import { loadPositionView } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/app/rules.css?inline';
import positions from '../styles/boards/position.css?inline';
import { dialog } from '../table/dialog.ts';
import { type Follow, inline, useReference } from '../table/rule-text.tsx';
import { words } from '../words/language.ts';

addStyles(css);
addStyles(positions);

/** Where there is room, the contents stand beside the text. */
const WIDE = matchMedia('(min-width: 901px)');

function BlockView({ block, follow }: { readonly block: Block; readonly follow: Follow }) {
  switch (block.kind) {
    case 'rule':
      return (
        <p class="rule" id={block.number}>
          <b class="number">{block.number}</b>
          <span>{inline(block.text, follow)}</span>
        </p>
      );
    case 'text':
      return <p class={block.text.startsWith('_') ? 'example' : ''}>{inline(block.text, follow)}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={item}>{inline(item, follow)}</li>
          ))}
        </ul>
      );
    case 'position':
      return <PositionBlock game={block.game} position={block.position} />;
  }
}

/** A position, drawn by the game it belongs to. */
function PositionBlock({ game, position }: { readonly game: string; readonly position: Position }) {
  const PositionView = useLoaded(loadPositionView, game);
  return PositionView ? <PositionView position={position} /> : null;
}

/** Rules, texts, lists and positions of a reference. */
function Blocks({ blocks, follow }: { readonly blocks: readonly Block[]; readonly follow?: Follow }) {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} follow={follow} />
      ))}
    </>
  );
}

/** One rule with its examples; the rules it names are a press away. */
export function RuleView({ game, number }: { readonly game: string; readonly number: string }) {
  const reference = useReference(game);
  const blocks = reference ? (findRule(reference, number) ?? []) : [];
  return (
    <div class="reference">
      <Blocks blocks={blocks} follow={other => dialog.show({ kind: 'rule', number: other })} />
      <button type="button" class="soft" onClick={() => dialog.show({ kind: 'rules' })}>
        <Glyph name="rules" /> {words.value.rules}
      </button>
    </div>
  );
}

/** A rule or text with the examples behind it: what is found or not found as a whole. */
function passages(blocks: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of blocks) {
    const begins = block.kind === 'rule' || (block.kind === 'text' && !block.text.startsWith('_'));
    if (begins || found.length === 0) found.push([block]);
    else found.at(-1)?.push(block);
  }
  return found;
}

function wordsOf(block: Block): string {
  if (block.kind === 'list') return block.items.join(' ');
  if (block.kind === 'rule') return `${block.number} ${block.text}`;
  return block.kind === 'text' ? block.text : '';
}

/** The passages that hold every word asked for; all of them if nothing is asked. */
function matching({ title, blocks }: Chapter, query: string): Block[][] {
  const asked = query.toLowerCase().split(/\s+/);
  return passages(blocks).filter(passage => {
    const text = `${title} ${passage.map(wordsOf).join(' ')}`.toLowerCase();
    return asked.every(word => text.includes(word));
  });
}

/** The whole reference of a game, with contents and search. */
export function ReferenceView({ game }: { readonly game: string }) {
  const reference = useReference(game);
  const query = useSignal('');
  const { value: w } = words;
  useEffect(() => {
    // the address may name a rule, which is there only now
    if (reference && location.hash !== '') location.replace(location.hash);
  }, [reference]);
  if (!reference) return <article class="reference" aria-busy="true" />;
  const asked = query.value.trim();
  const chapters = reference.chapters
    .map((chapter, i, { length }) => ({
      title: chapter.title,
      // how far to trust the rules stands at the end of each game's
      id: i === length - 1 ? 'reconstructed' : `chapter-${i}`,
      found: matching(chapter, asked),
    }))
    .filter(({ found }) => found.length > 0);
  const count = chapters.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <article class="reference whole" data-ready="">
      <nav aria-label={w.contents}>
        <label class="search">
          <span class="sr">{w.search}</span>
          <Glyph name="why" size={18} />
          <input
            type="search"
            placeholder={w.search}
            value={query.value}
            onInput={event => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <p class="count" role="status">
          {asked === '' ? '' : w.foundRules(count)}
        </p>
        <details open={WIDE.matches}>
          <summary>{w.contents}</summary>
          <ol>
            {chapters.map(({ title, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div class="chapters">
        <h1>{reference.title}</h1>
        {chapters.map(({ title, id, found }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            <Blocks blocks={found.flat()} />
          </section>
        ))}
      </div>
    </article>
  );
}
