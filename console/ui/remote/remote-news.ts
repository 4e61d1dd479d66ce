import { observable, runInAction } from 'mobx';

/** Counts what this page has pushed and got: views that tell of the remote ask again. */
const news = observable({ count: 0 });

export const remoteNews = (): number => news.count;
export const tellOfRemote = (): void =>
  runInAction(() => {
    news.count += 1;
  });
