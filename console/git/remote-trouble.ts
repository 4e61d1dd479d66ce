/** Why a remote was not pushed to, or read: what people have to do about it differs. */
export type RemoteTrouble =
  | 'moved'
  /** Of a review: others have pushed verdicts, which are here now; or they have another review of that name. */
  | 'verdicts'
  | 'name-taken'
  | 'protected'
  | 'refused'
  | 'credentials'
  | 'unreachable'
  | 'not-there'
  | 'slow'
  | 'other';

/** In the words of git and of hosts of repositories; the first that fits counts. */
const signs: readonly (readonly [RemoteTrouble, RegExp])[] = [
  [
    'moved',
    /\[rejected\].*\((?:fetch first|non-fast-forward)\)|\[remote rejected\].*(?:cannot lock ref|incorrect old value|failed to update ref)/,
  ],
  [
    'protected',
    /protected (?:branch|ref)|GH006|GH013|TF402455|through a (?:pull|merge) request|branch is currently checked out|not allowed to (?:push|force push) code to protected/i,
  ],
  ['refused', /\[remote rejected\]/],
  [
    'not-there',
    /does not appear to be a git repository|repository (?:'[^']*' )?not found|project you were looking for could not be found/i,
  ],
  [
    'credentials',
    /could not read (?:Username|Password)|Authentication failed|Permission denied|Access denied|not allowed to push|terminal prompts disabled|returned error: 40[13]|Host key verification failed/i,
  ],
  [
    'unreachable',
    /Could not resolve|Connection (?:refused|reset|timed out|closed)|Operation timed out|Network is unreachable|No route to host|Failed to connect|Couldn't connect|unable to access|Could not read from remote repository|hung up/i,
  ],
];

/** @param printed - what git and the remote have printed, in English; nothing: it has not ended in time */
export const troubleOf = (printed: string): RemoteTrouble =>
  printed.trim() === '' ? 'slow' : (signs.find(([, sign]) => sign.test(printed))?.[0] ?? 'other');
