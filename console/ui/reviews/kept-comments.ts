import { observable } from 'mobx';

/** Comments that are typed and not sent yet, by review: another view, or a newer verdict, loses none. */
export const keptComments = observable.map<string, string>();
