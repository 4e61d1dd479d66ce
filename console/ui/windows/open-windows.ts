import { makeAutoObservable, observableRef } from 'mobx';
import type { Author, OpenWindow } from '../../api/index.ts';
import { keepWindowId, ownWindowId, storedName, storeName } from './own-window.ts';

/** The windows in which the console is open, and this one among them. */
export class OpenWindows {
  /** Null until the console has answered. */
  own: Author | null = null;
  all: readonly OpenWindow[] = [];
  name = storedName();
  /** The id that this window asks for. */
  id = ownWindowId();

  constructor() {
    makeAutoObservable(this, { own: observableRef, all: observableRef });
  }

  get others(): readonly OpenWindow[] {
    return this.all.filter(({ window }) => window !== this.id);
  }

  entered(own: Author): void {
    this.own = own;
    this.id = own.window;
    keepWindowId(own.window);
  }

  rename(name: string): void {
    this.name = name.trim();
    storeName(this.name);
  }

  /** Whether somebody else has made a step; this window's own are not named. */
  isOther = (by: Author | undefined): by is Author => by !== undefined && by.window !== this.id;
}
