/** What a build is told from outside. */
interface ImportMetaEnv {
  /** `1`: the toy game of the tests can be played too. */
  readonly WALDGLAS_TOY?: string;
}
