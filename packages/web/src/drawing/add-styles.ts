/** Adds styles of parts that few people open; they come behind those of `styles/index.css`, and with the code that needs them. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
