/** A text file as it is; bundlers put it in. */
declare module '*.md?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so bundlers hand it over
  export default text;
}
