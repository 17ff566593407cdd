/** How long a browser may take for one step: to ask the person, to load the client that it keeps, to reach its messenger. */
const PATIENCE = 60_000;

/** What was asked of the browser; fails if it has not answered in time: some of its promises never end. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the browser does not answer')), PATIENCE);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
