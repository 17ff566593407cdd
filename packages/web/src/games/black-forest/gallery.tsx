import { useSignal } from '@preact/signals';
import {
  type Action,
  type BuildingId,
  blackForest,
  JOB_IDS,
  LARGE_IDS,
  TRADESPERSON_IDS,
  type View,
} from '@waldglas/black-forest';
import { rngFrom } from '@waldglas/core';
import { plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import type { EffectWords } from '../../boards/effect.tsx';
import { Section } from '../../boards/section.tsx';
import { addStyles } from '../../drawing/add-styles.ts';
import { compact } from '../../drawing/compact.ts';
import css from '../../styles/black-forest/gallery.css?inline';
import { affordableTo } from './affordable.ts';
import { BothSides, WholeBuilding } from './both-sides.tsx';
import { ALL_SIDES, BuildingBoards } from './building-boards.tsx';
import { JobFace, TradespersonFace } from './card.tsx';
import { Domain } from './land.tsx';
import { ForestMap } from './map.tsx';
import type { PartPreview } from './reward.ts';
import { RewardOrder } from './reward-order.tsx';
import { beginning, gameOfTwo, middleOfGame, rewardInParts } from './sample.ts';
import { movesOf, opensOf, previewSpace } from './space-preview.ts';
import type { Told } from './speech.ts';
import { useSpeech } from './use-speech.ts';
import { BrickTrack, ForestWheel, Reminder } from './wheels.tsx';
import { worthOf } from './worth.ts';
import './styles.ts';

addStyles(css);

type Kit = Told & { readonly say: EffectWords };

/** Every board, card and tile of Black Forest. */
export function Gallery() {
  const kit = useSpeech();
  if (!kit) return null;
  const { table } = kit;
  const view = middleOfGame();
  return (
    <div class="forestgallery" data-ready>
      <p>{table.text}</p>
      <Section title={table.map}>
        <ShownMap view={view} to="v2.2" {...kit} />
        <p class="caption">{table.mapOfTwo}</p>
        <ShownMap view={gameOfTwo()} to="v3.1" {...kit} />
      </Section>
      <Section title={table.tradespeople}>
        <Cards
          ids={TRADESPERSON_IDS}
          kit={kit}
          face={id => <TradespersonFace id={id} name={kit.said.name(id)} say={kit.say} />}
        />
      </Section>
      <Section title={table.jobs}>
        <Cards ids={JOB_IDS} kit={kit} face={id => <JobFace id={id} name={kit.said.name(id)} say={kit.say} />} />
      </Section>
      <Section title={table.wheels}>
        <Wheels {...kit} />
      </Section>
      <Section title={table.estates}>
        <Estates {...kit} />
      </Section>
      <Section title={table.buildings}>
        <Boards view={view} {...kit} />
      </Section>
      <Section title={table.reward}>
        <Reward {...kit} />
      </Section>
      <Section title={table.smallBuildings}>
        <ul class="bothsides">
          {ALL_SIDES.map(sides => (
            <li key={sides[0]}>
              {sides.map((id, i) => (
                <WholeBuilding key={id} id={id} side={table.side('AB'.charAt(i))} view={view} {...kit} />
              ))}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={table.largeBuildings}>
        <ul class="largeones">
          {LARGE_IDS.map(id => (
            <li key={id}>
              <WholeBuilding id={id} view={view} {...kit} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** A map whose spaces can be pressed to see what going there means. */
function ShownMap({ view, to, said, table }: Kit & { readonly view: View; readonly to: string }) {
  const chosen = useSignal(to);
  const open = opensOf(view, movesOf(view, 0));
  const choose = (space: string) => {
    chosen.value = space;
  };
  return (
    <div class="mapholder">
      <ForestMap
        view={view}
        seat={0}
        shape={compact.value ? 'upright' : 'wide'}
        open={open}
        preview={previewSpace(view, 0, chosen.value)}
        press={({ kind, id }) => (kind === 'space' && open.has(id) ? { onClick: () => choose(id) } : undefined)}
        said={said}
        table={table}
      />
    </div>
  );
}

interface CardsProps<Id extends string> {
  readonly ids: readonly Id[];
  readonly kit: Kit;
  face(id: Id): ComponentChildren;
}

/** Cards, each with its sentences. */
function Cards<Id extends string>({ ids, kit, face }: CardsProps<Id>) {
  return (
    <ul class="cards">
      {ids.map(id => (
        <li key={id}>
          <div class="fcard">{face(id)}</div>
          <p class="sentence">{kit.said.card(id).lines.map(plain).join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** Both wheels at the start, in the middle of a game, and before a turn; the tracks beside them. */
function Wheels({ said, table }: Kit) {
  const view = middleOfGame();
  const start = beginning();
  const next = previewSpace(view, 0, 'v2.2')?.visits.at(-1)?.after;
  const states = [{ view: start }, { view }, { view, next }];
  return (
    <>
      <ul class="forestwheels">
        {states.map((state, i) => (
          <li key={i}>
            <ForestWheel wheel="glass" seat={0} said={said} table={table} {...state} />
            <ForestWheel wheel="cooking" seat={0} said={said} table={table} {...state} />
            <BrickTrack
              brick={state.view.players[0]?.track.brick ?? 0}
              next={state.next?.players[0]?.track.brick ?? state.view.players[0]?.track.brick ?? 0}
              said={said}
            />
            <p>{table.wheelStates[i]}</p>
          </li>
        ))}
      </ul>
      <Reminder view={start} table={table} />
    </>
  );
}

function Estates({ said, table, say }: Kit) {
  const view = middleOfGame();
  const shown = [
    { view: beginning(), seat: 0 },
    { view, seat: 0 },
    { view, seat: 1 },
  ];
  return (
    <ul class="estatestates">
      {shown.map((one, i) => (
        <li key={i}>
          <Domain {...one} said={said} table={table} say={say} worth={worthOf(one.view, one.seat)} />
          <p>{table.estateStates[i]}</p>
        </li>
      ))}
    </ul>
  );
}

function afterAction(view: View, action: Action): View {
  const s = blackForest.imagine(view, rngFrom('gallery'));
  blackForest.apply(s, action);
  return blackForest.view(s, 0);
}

/** A reward that can be taken part by part, and the wheels that turn meanwhile. */
function Reward({ said, table, say }: Kit) {
  const view = useSignal(rewardInParts());
  const looked = useSignal<PartPreview | undefined>(undefined);
  return (
    <div class="rewardstate">
      <ForestWheel wheel="glass" view={view.value} seat={0} next={looked.value?.after} said={said} table={table} />
      <ForestWheel wheel="cooking" view={view.value} seat={0} next={looked.value?.after} said={said} table={table} />
      <RewardOrder
        view={view.value}
        seat={0}
        said={said}
        table={table}
        say={say}
        looked={looked.value?.part}
        onTake={actions => {
          looked.value = undefined;
          view.value = actions.reduce(afterAction, view.value);
        }}
        look={part => {
          const look = () => {
            looked.value = part;
          };
          const leave = () => {
            looked.value = undefined;
          };
          return { onMouseEnter: look, onMouseLeave: leave, onFocus: look, onBlur: leave };
        }}
      />
    </div>
  );
}

function Boards({ view, said, table, say }: Kit & { readonly view: View }) {
  const chosen = useSignal<BuildingId>('09A');
  const next = previewSpace(view, 0, 'v2.2')?.visits.at(-1)?.after;
  return (
    <div class="boardstate">
      <BuildingBoards
        view={view}
        said={said}
        table={table}
        say={say}
        affordable={affordableTo(view, 0, () => false, next)}
        press={id => ({
          'aria-pressed': chosen.value === id,
          onClick: () => {
            chosen.value = id;
          },
        })}
      />
      <BothSides id={chosen.value} view={view} said={said} table={table} say={say} />
    </div>
  );
}
