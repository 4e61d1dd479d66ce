import type { CityEnds } from '../../ops/table-visitors/city-ends.ts';

export type { CityEnd, CityEnds, CityStage } from '../../ops/table-visitors/city-ends.ts';

export interface CityEndsRequest {
  /** The id of a city rule. */
  rule: string;
}

export interface CityEndsResponse {
  version: number;
  rule: string;
  /** False where the draft cannot be evaluated; then there are no ends. */
  isSound: boolean;
  /** Null also where the draft has no such rule. */
  ends: CityEnds | null;
}
