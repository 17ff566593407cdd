import { Firs } from '../../boards/drawings.tsx';
import type { MapPlan } from './map-layout.ts';

/** The land between the villages: hills, a river, firs, and the paths. */
export function MapScenery({ plan: { width, height, paths } }: { readonly plan: MapPlan }) {
  const river = 'M-6 130C70 150 96 178 150 186S250 250 300 236 430 150 566 168';
  const lines = paths.map(({ line: [a, b] }) => `M${a.join(' ')}L${b.join(' ')}`).join('');
  const stand = {
    x: [0, width],
    size: [15, 27],
    tones: ['var(--l-tree)', 'var(--l-tree2)', 'var(--l-tree3)'],
  } as const;
  return (
    <>
      <defs>
        <radialGradient id="mapground" cx=".5" cy=".47" r=".25">
          <stop offset="0" stop-color="var(--l-sky)" />
          <stop offset="1" stop-color="var(--l-grass2)" />
        </radialGradient>
      </defs>
      {/* the ground goes on where the panel is larger than the map */}
      <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="url(#mapground)" />
      <g transform={`scale(${width / 560} ${height / 376})`} fill="none">
        <path d={river} stroke="var(--l-water)" stroke-width="13" opacity=".75" />
        <path d={river} stroke="var(--l-water2)" stroke-width="2" stroke-dasharray="14 10" opacity=".9" />
      </g>
      <Firs seed={5} count={Math.round((width * height) / 1800)} y={[24, height + 4]} {...stand} />
      <path d={lines} class="road under" />
      <path d={lines} class="road" />
    </>
  );
}
