/** Pictures that only the pages around online tables need: the sheet of every page stays as light as it is. */
const PATHS = {
  chair: 'M7.5 13.5V5A1.5 1.5 0 0 1 9 3.5h6A1.5 1.5 0 0 1 16.5 5v8.5M7.5 8.5h9M5.5 13.5h13v3h-13ZM7 16.5V21M17 16.5V21',
  copy: 'M11.500 9h6A2.500 2.500 0 0 1 20 11.500v6a2.500 2.500 0 0 1-2.500 2.500h-6A2.500 2.500 0 0 1 9 17.500v-6A2.500 2.500 0 0 1 11.500 9M15 5.5V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v8.5A1.5 1.5 0 0 0 5 15h.5',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6Z',
  leaf: 'M5 19C5 9 11 5 20 4.5 20 14 15 19 8 18.5M5 20c1.5-5 4.5-8 8.5-9.5',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  signal: 'M5 18v-3M10 18v-6M15 18V9M20 18V6',
  voice: 'M4 9.5v5h3.500l4.500 4v-13l-4.500 4ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.500l4.500 4v-13l-4.500 4ZM16 9.500l5 5M21 9.500l-5 5',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15ZM10 21.500h4M12 5V3',
  send: 'M4 12L20 4l-4 16-4-7Z',
} as const;

/** One of them; whoever uses it says in words what it stands for. */
export function Icon({ name, size = 18 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg class="gl" width={length} height={length} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
