import type { EditionDocument } from '@waldglas/core';

/** A document with something else at a path such as `land.tiles.1.cells`, or without it. */
export function withFact(before: EditionDocument, path: string, value: unknown): EditionDocument {
  const document = JSON.parse(JSON.stringify(before));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const at = steps.reduce((part, step) => part[step], document);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return document;
}
