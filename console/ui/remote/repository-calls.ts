import { perDraftStore } from '../draft-store/per-draft-store.ts';
import { RepeatedCall } from './repeated-call.ts';

/** What the views of a page ask of the repository, together. */
export const repositoryCallsOf = perDraftStore(({ client }) => ({
  reviews: new RepeatedCall(client.reviews),
  branch: new RepeatedCall(client.branch),
}));
