import { Cart, Firs, Glassworks } from '../boards/drawings.tsx';

const ROAD = 'M560 400C600 350 640 322 706 308S800 300 848 302';
const FAR =
  'M0 190Q35 144 70 200Q118 144 166 176Q212 162 258 186Q323 126 388 193Q430 178 472 182Q536 165 600 174Q677 167 753 176Q808 124 862 195Q907 146 953 189Q1000 184 1047 190Q1107 133 1167 183Q1212 142 1280 190V380H0Z';
const MIDDLE =
  'M0 232Q35 174 70 227Q145 173 219 226Q286 221 353 223Q389 187 425 241Q480 201 536 241Q614 228 691 221Q760 232 829 225Q878 182 926 246Q992 178 1059 228Q1130 218 1201 233Q1240 206 1280 236V380H0Z';
const NEAR =
  'M0 282Q35 260 70 280Q122 267 175 290Q222 269 269 279Q315 268 360 273Q415 245 469 281Q518 277 567 276Q617 250 668 277Q728 246 787 274Q860 273 933 282Q998 273 1062 291Q1123 259 1184 274Q1232 247 1280 288V380H0Z';

/** The valley at the top of the start page: hills, firs, the glassworks by the road; by day or by moonlight. */
export function Hero() {
  return (
    <svg class="hero" viewBox="0 0 1280 380" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--sky1)" />
          <stop offset=".6" stop-color="var(--sky2)" />
          <stop offset="1" stop-color="var(--sky3)" />
        </linearGradient>
        <radialGradient id="hero-sun">
          <stop offset="0" stop-color="var(--sun)" stop-opacity=".95" />
          <stop offset=".18" stop-color="var(--sun)" stop-opacity=".32" />
          <stop offset=".55" stop-color="var(--sun)" stop-opacity=".1" />
          <stop offset="1" stop-color="var(--sun)" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="hero-mist" x1="0" x2="1">
          <stop offset="0" stop-color="var(--mist)" stop-opacity=".86" />
          <stop offset=".6" stop-color="var(--mist)" stop-opacity=".6" />
          <stop offset="1" stop-color="var(--mist)" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="hero-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--bg2)" stop-opacity="0" />
          <stop offset=".5" stop-color="var(--bg2)" stop-opacity=".1" />
          <stop offset="1" stop-color="var(--bg2)" stop-opacity="1" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop offset="0" stop-color="#ffcf6a" stop-opacity=".9" />
          <stop offset="1" stop-color="#ffcf6a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1280" height="380" fill="url(#hero-sky)" />
      <g class="sun">
        <circle cx="905" cy="120" r="210" fill="url(#hero-sun)" />
        <circle cx="905" cy="120" r="34" fill="var(--sun)" />
      </g>
      <path d={FAR} fill="var(--h1)" />
      <Firs seed={3} count={90} x={[0, 1280]} y={[178, 214]} size={[16, 32]} tones={['var(--t1)']} />
      <path d={MIDDLE} fill="var(--h2)" />
      <Firs seed={5} count={110} x={[0, 1280]} y={[222, 262]} size={[22, 46]} tones={['var(--t2)']} />
      <path d={NEAR} fill="var(--h3)" />
      <Firs seed={8} count={40} x={[0, 640]} y={[262, 300]} size={[30, 58]} tones={['var(--t3)', 'var(--t3b)']} />
      <Firs seed={9} count={26} x={[930, 1280]} y={[268, 300]} size={[34, 60]} tones={['var(--t3)', 'var(--t3b)']} />
      <path d="M-10 352C160 300 300 330 470 306S700 250 800 296s220 60 500 6V380H-10Z" fill="var(--h4)" />
      <g fill="none">
        <path d={ROAD} stroke="var(--l-road2)" stroke-width="24" />
        <path d={ROAD} stroke="var(--l-road)" stroke-width="19" />
      </g>
      <circle cx="846" cy="276" r="64" fill="url(#hero-glow)" />
      <g transform="translate(786 225) scale(1.9)">
        <Glassworks />
      </g>
      <path
        class="smoke"
        d="M884 214c-10-16 12-22 2-40s10-22 4-40"
        fill="none"
        stroke="var(--smoke)"
        stroke-width="7"
        stroke-linecap="round"
        opacity=".55"
      />
      <g class="cart" transform="translate(684 280) scale(1.25)">
        <Cart />
      </g>
      <Firs seed={12} count={20} x={[990, 1290]} y={[320, 372]} size={[84, 124]} tones={['var(--t4)', 'var(--t4b)']} />
      <rect width="760" height="380" fill="url(#hero-mist)" />
      <rect y="290" width="1280" height="90" fill="url(#hero-fade)" />
    </svg>
  );
}
