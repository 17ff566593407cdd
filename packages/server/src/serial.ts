/** Runs jobs one after the other, whatever becomes of each. */
type Serial = <T>(job: () => Promise<T>) => Promise<T>;

export function serial(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return job => {
    const done = last.then(job, job);
    last = done.catch(() => {});
    return done;
  };
}
