/** What the system says when somebody stops the program or closes its window. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back when the program is to end; until the returned function is called it does not end by itself. */
export function onLeaving(leave: () => void): () => void {
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
