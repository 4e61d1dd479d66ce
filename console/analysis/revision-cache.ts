import { execFileSync } from 'node:child_process';
import { type ReadConfig, readConfig } from '../../ops/check/check-config.ts';
import { readBase } from '../../ops/check/read-base.ts';
import { TracedSituations } from '../../ops/coverage/traced-situations.ts';
import { displayNamesOf } from '../../ops/explain/display-names.ts';
import { Explainer } from '../../ops/explain/explain.ts';
import type { PageEdit } from '../../ops/explain/facets.ts';
import { differencesWhereShown } from '../../ops/explain/versus.ts';
import { spaceOf } from '../../ops/situations/situation-space.ts';
import { WorkError } from '../../ops/terminal/failures.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import { SearchIndex } from '../search/search-index.ts';

/** One value that is cached for as long as its key stays the same. */
class CachedValue<T> {
  #key: string | null = null;
  #value: T | null = null;

  of(key: string, make: () => T): T {
    if (this.#key !== key || this.#value === null) {
      this.#value = make();
      this.#key = key;
    }
    return this.#value;
  }
}

/** What a worker has read: the draft, the disk and the last commit; each is read once until it changes. */
export class RevisionCache {
  readonly #draft = new CachedValue<ReadConfig>();
  readonly #disk = new CachedValue<ReadConfig>();
  readonly #head = new CachedValue<ReadConfig>();
  readonly #explainers = {
    draft: new CachedValue<Explainer | null>(),
    disk: new CachedValue<Explainer | null>(),
  };
  readonly #pages = new CachedValue<PageEdit[]>();
  readonly #situations = new CachedValue<TracedSituations | null>();
  readonly #index = new CachedValue<SearchIndex>();

  draft(revision: DraftRevision): ReadConfig {
    if (revision.overlay.size === 0) return this.disk(revision);
    return this.#draft.of(draftKey(revision), () => readConfig(revision.dir, revision));
  }

  disk({ dir, disk }: DraftRevision): ReadConfig {
    return this.#disk.of(`${disk}`, () => readConfig(dir));
  }

  /** @throws WorkError without a commit, or with one that cannot be compared */
  head({ dir }: DraftRevision): ReadConfig {
    return this.#head.of(`${headOf(dir)} ${dir}`, () => readBase('HEAD', dir, dir));
  }

  /** Null where the config has errors that prevent evaluation. */
  explainer(of: 'draft' | 'disk', revision: DraftRevision): Explainer | null {
    const key = of === 'draft' ? draftKey(revision) : `${revision.disk}`;
    return this.#explainers[of].of(key, () => {
      const { wellFormed, sources } = of === 'draft' ? this.draft(revision) : this.disk(revision);
      return wellFormed && new Explainer(wellFormed, sources);
    });
  }

  /** All situations of the draft; null where it has errors that prevent evaluation. */
  situations(revision: DraftRevision): TracedSituations | null {
    return this.#situations.of(draftKey(revision), () => {
      const config = this.explainer('draft', revision)?.config;
      return config ? new TracedSituations(config, spaceOf(config, config)) : null;
    });
  }

  /** The pages that differ between the disk and the draft; none where one of them cannot be evaluated. */
  pages(revision: DraftRevision): PageEdit[] {
    return this.#pages.of(draftKey(revision), () => {
      const [disk, draft] = [this.disk(revision).wellFormed, this.draft(revision).wellFormed];
      return disk && draft ? differencesWhereShown(disk, draft) : [];
    });
  }

  /** Also indexes a draft with errors: the operator may be searching for what is broken. */
  searchIndex(revision: DraftRevision): SearchIndex {
    return this.#index.of(draftKey(revision), () => {
      const explainer = this.explainer('draft', revision) ?? this.explainer('disk', revision);
      return new SearchIndex(revision.dir, revision.overlay, explainer && displayNamesOf(explainer));
    });
  }
}

const draftKey = ({ version, disk }: DraftRevision): string => `${version} ${disk}`;

function headOf(dir: string): string {
  try {
    const args = ['-C', dir, 'rev-parse', '--verify', '--quiet', 'HEAD'];
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    throw new WorkError({ zh: '这个目录没有 git 提交', en: 'there is no git commit of this folder' });
  }
}
