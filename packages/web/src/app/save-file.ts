import { seatLetter } from '@waldglas/core';
import type { TableSeat } from '../connection/connection.ts';

/** The text of a game's file: its record, with who sat where as comments behind the first line. */
export function fileText(record: string, seats: readonly TableSeat[]): string {
  const [version = '', ...lines] = record.split('\n');
  const people = seats.map(({ kind, name }, seat) => `# ${seatLetter(seat)} ${kind} ${name}`);
  return [version, ...people, ...lines].join('\n');
}

/** Hands a text to the browser as a file to save. */
export function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
