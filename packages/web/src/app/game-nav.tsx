import { type GameListing, listingWords } from '../table/game-listing.ts';

/** The same page of each game, a press away. */
export function GameNav({
  name,
  folder,
  games,
  shown,
}: {
  readonly name: string;
  /** The address without the game. */
  readonly folder: string;
  readonly games: readonly GameListing[];
  readonly shown: GameListing | undefined;
}) {
  return (
    <nav class="pick" aria-label={name}>
      {games.map(game => (
        <a key={game.id} href={`${folder}/${game.id}`} aria-current={game === shown ? 'page' : undefined}>
          {listingWords(game).name}
        </a>
      ))}
    </nav>
  );
}
