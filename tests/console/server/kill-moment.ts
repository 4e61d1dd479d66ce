/** When a console ends itself: at a call of the system, on a path that ends so. */
export interface KillMoment {
  /** `git` is the start of git, its path the subcommand; `plan` the progress of a plan. */
  call: 'write' | 'sync' | 'rename' | 'remove' | 'git' | 'plan';
  path: string;
  /** `half`: with the first half of the bytes written. */
  when: 'before' | 'half' | 'after';
  /** So many such calls are let pass. */
  skip?: number;
  /** Also calls from before the console answers. */
  isAtStart?: true;
}
