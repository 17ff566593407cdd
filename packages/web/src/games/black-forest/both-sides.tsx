import type { BuildingId, View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import type { EffectWords } from '../../boards/effect.tsx';
import { otherSide } from './building-boards.tsx';
import type { Told } from './speech.ts';
import { BuildingFace } from './tile.tsx';

interface BuildingProps extends Told {
  readonly id: BuildingId;
  readonly view: View;
  readonly say: EffectWords;
  /** Which side it is, if that matters. */
  readonly side?: string;
}

/** A building, whole, and what it says in words. */
export function WholeBuilding({ id, side, view, said, say }: BuildingProps) {
  const setting = { edition: view.edition, players: view.players.length };
  return (
    <div class="building">
      {side !== undefined && <span class="label">{side}</span>}
      <div class="bcard">
        <BuildingFace id={id} name={said.name(id)} setting={setting} short={{}} say={say} />
      </div>
      <p class="sentence">{said.card(id, view.edition).lines.map(plain).join(' ')}</p>
    </div>
  );
}

/** A building of the boards, and of a small one the side that lies below. */
export function BothSides({ onClose, ...props }: Omit<BuildingProps, 'side'> & { onClose?(): void }) {
  const { id, table, say } = props;
  const other = otherSide(id);
  return (
    <div class="twofaces panel">
      <WholeBuilding {...props} side={table.inGame} />
      {other && <WholeBuilding {...props} id={other} side={table.otherSide} />}
      {onClose && (
        <button type="button" class="soft" onClick={onClose}>
          {say.words.close}
        </button>
      )}
    </div>
  );
}
