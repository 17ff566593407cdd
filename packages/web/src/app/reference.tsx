import { useSignal } from '@preact/signals';
import { type Block, type Chapter, findRule, loadReference, type Reference } from '@waldglas/text/reference';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLoaded } from '../drawing/use-loaded.ts';
import { PositionView } from '../games/glass-road/position.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { dialog } from '../table/dialog.ts';
import { words } from '../words/language.ts';
import '../styles/fields.css';
import '../styles/app/rules.css';

/** Where there is room, the contents stand beside the text. */
const WIDE = matchMedia('(min-width: 901px)');

/** Shows a rule that another one names: by scrolling to it, unless told otherwise. */
type Follow = ((number: string) => void) | undefined;

/** `**bold**`, `_italic_`, code and references, as elements. */
function inline(text: string, follow: Follow): ComponentChildren[] {
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
      return <PositionView game={block.game} position={block.position} />;
  }
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

function useReference(game: string): Reference | undefined {
  return useLoaded(loadReference, game, settings.value.lang);
}

/** One rule of Glass Road with its examples; the rules it names are a press away. */
export function RuleView({ number }: { readonly number: string }) {
  const reference = useReference('glass-road');
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

/** One rule of Glass Road in its own words, without examples: for where there is little room. */
export function RuleText({ number }: { readonly number: string }) {
  const reference = useReference('glass-road');
  const [rule] = reference ? (findRule(reference, number) ?? []) : [];
  if (rule?.kind !== 'rule') return null;
  return (
    <p>
      <b class="number">{number}</b>
      {inline(rule.text.replaceAll(/[[\]]/g, ''), undefined)}
    </p>
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
    .map((chapter, i) => ({ title: chapter.title, id: `chapter-${i}`, found: matching(chapter, asked) }))
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
