import { useQueued } from '../../drawing/slice.ts';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { passes } from './board-filter.ts';
import { boardsNow, buildOf, FilterChoice, filter } from './boards-now.tsx';
import { BuildingBoards } from './building-boards.tsx';
import { effectWords, told } from './shown.ts';

/** The building boards: a press builds if that is possible now, otherwise tells what the tile is and why not. */
export function BoardsPanel() {
  const shown = useQueued('answer', boardsNow);
  const { value: words } = told;
  const { value: say } = effectWords;
  if (!shown || !words || !say) return null;
  const { view, affordable, can } = shown;
  const standings = new Map(affordable);
  return (
    <BuildingBoards
      view={view}
      say={say}
      affordable={standings}
      title={<FilterChoice {...words} />}
      passes={id => passes(filter.value, id, standings.get(id))}
      can={can}
      press={id => {
        const build = buildOf(id);
        const read = () => dialog.show({ kind: 'detail', id });
        return {
          ...(build && { 'data-action': lineOf(build), ...lookAhead(build) }),
          onClick: () => (build ? choose(build) : read()),
          onContextMenu: event => {
            event.preventDefault();
            read();
          },
        };
      }}
      {...words}
    />
  );
}
