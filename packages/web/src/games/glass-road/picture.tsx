import { Cart, Firs, Glassworks, LeafTree, NEAR_FIRS, Road } from '../../boards/drawings.tsx';
import { House } from '../../boards/houses.tsx';

/** The works by the road, kiln, masons and a pond. */
export function Picture() {
  return (
    <svg class="pic" viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="150" fill="var(--l-sky)" />
      <path d="M0 62C80 30 160 70 240 44s120-10 160-20V150H0Z" fill="var(--l-grass)" />
      <path d="M0 104c90-34 180 10 270-18s110-16 130-20V150H0Z" fill="var(--l-grass2)" />
      <Firs seed={21} count={18} x={[-6, 128]} y={[54, 78]} size={[26, 46]} tones={NEAR_FIRS} />
      <Firs seed={22} count={15} x={[214, 400]} y={[44, 62]} size={[24, 40]} tones={NEAR_FIRS} />
      <Road d="M-10 142C70 148 90 104 160 104s110 34 170 10 60-36 80-40" width={20} />
      <g transform="translate(128 34) scale(1.25)">
        <Glassworks />
      </g>
      <g transform="translate(262 48)">
        <House id="masons" width={64} />
      </g>
      <g transform="translate(30 60)">
        <House id="charcoal-kiln" width={56} />
      </g>
      <g transform="translate(216 106) scale(1.2)">
        <Cart />
      </g>
      <ellipse cx="352" cy="128" rx="38" ry="12" fill="var(--l-water)" />
      <path d="M336 126c5-3 10-3 15 0s10 3 15 0" fill="none" stroke="var(--l-water2)" stroke-width="2" />
      <LeafTree x={96} y={129} size={13} />
      <LeafTree x={388} y={111} size={12} />
    </svg>
  );
}
