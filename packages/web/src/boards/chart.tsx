import { words } from '../words/language.ts';
import { pointsText } from './points.ts';

/** One line of a chart: a seat by its colour and its mark. */
interface Series {
  readonly name: string;
  readonly seat: number;
  readonly values: readonly number[];
}

const NARROW = matchMedia('(max-width: 900px)');
const HEIGHT = 190;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 12, 10, 22];
const MOST_LINES = 5;

/** The mark of each seat, so that no line depends on its colour alone. */
const MARKS = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  'M-3.2-3.2h6.4v6.4h-6.4Z',
  'M0-4.4L4.2 3.2H-4.2Z',
  'M0-4.6L4.2 0 0 4.6-4.2 0Z',
];

/** A round distance between the lines across. */
function stepFor(range: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find(step => range / step <= MOST_LINES) ?? 100;
}

/** Lines over the rounds of a game, each with its own mark; the same numbers as a table below. */
export function Chart({ labels, series }: { readonly labels: readonly string[]; readonly series: readonly Series[] }) {
  // about as wide as it is shown, so that its letters keep their size
  const width = NARROW.matches ? 330 : 470;
  const every = Math.ceil((labels.length * 30) / width);
  const all = series.flatMap(({ values }) => values);
  const step = stepFor(Math.max(...all, 1) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all, 1) / step) * step, low + step);
  const x = (i: number) => LEFT + ((width - LEFT - RIGHT) * i) / Math.max(1, labels.length - 1);
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return (
    <div class="chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {lines.map(value => (
          <g key={value}>
            <path class={value === 0 ? 'axis' : 'grid'} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {labels.map((label, i) => (
          <text key={label} x={x(i)} y={HEIGHT - 4} text-anchor="middle">
            {i % every === 0 ? label : ''}
          </text>
        ))}
        {series.map(({ seat, values }) => (
          <g key={seat} class={`p${seat + 1}`}>
            <path
              class="line"
              d={`M${values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
            />
            {values.map((value, i) => (
              <path
                key={labels[i]}
                class="mark"
                d={MARKS[seat] ?? ''}
                transform={`translate(${x(i).toFixed(1)} ${y(value).toFixed(1)})`}
              />
            ))}
          </g>
        ))}
      </svg>
      <Legend series={series} />
      <NumberTable labels={labels} series={series} />
    </div>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul class="legend">
      {series.map(({ name, seat, values }) => (
        <li key={seat} class={`p${seat + 1}`}>
          <svg viewBox="-6 -6 12 12" width="14" height="14" aria-hidden="true">
            <path class="mark" d={MARKS[seat] ?? ''} />
          </svg>
          {name} <b class="num">{pointsText(values.at(-1) ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

function NumberTable({ labels, series }: { readonly labels: readonly string[]; readonly series: readonly Series[] }) {
  return (
    <details>
      <summary>{words.value.asTable}</summary>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <td />
              {labels.map(label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, seat, values }) => (
              <tr key={seat}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={labels[i]}>{pointsText(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
