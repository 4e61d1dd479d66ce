import { withDeadline } from '../../runtime/effects/index.ts';
import { type ApiResult, decodeAddress, type LocatedAddress } from '../../runtime/index.ts';
import type { Locate } from '../../schemas/index.ts';
import type { PageContext } from '../context/page-context.ts';
import { type PositionFailure, readPosition } from './read-position.ts';

/** Why there is no address: no position, no network, a broken server, or a position without an address. */
export type AddressFailure = PositionFailure | 'offline' | 'failed' | 'unknown';

/** Result codes of the geocoder: coordinates without an address, and coordinates that are none. */
const withoutAddress: readonly number[] = [4223, 4226];
const msToWait = 10_000;
const tooLate: ApiResult = { kind: 'unanswered', reason: 'timeout' };

/**
 * Reads the position and asks the server for its address. The call sends no more than the field needs: two decimals are
 * a kilometre, enough for a city; five are a metre. Never rejects.
 * @param isWanted - false once the visitor has cancelled: then nothing is sent
 */
export async function findAddress(
  page: PageContext,
  { endpoint }: Locate,
  isPrecise: boolean,
  isWanted: () => boolean,
): Promise<LocatedAddress | AddressFailure> {
  const position = await readPosition(window, isPrecise);
  if (typeof position === 'string') return position;
  if (!isWanted()) return 'failed';
  const degrees = (value: number) => value.toFixed(isPrecise ? 5 : 2);
  const call = page.call(endpoint, {
    latitude: degrees(position.latitude),
    longitude: degrees(position.longitude),
  });
  return addressOf(await withDeadline(call, msToWait, () => tooLate));
}

function addressOf(result: ApiResult): LocatedAddress | AddressFailure {
  if (result.kind === 'unanswered') return result.reason === 'network' ? 'offline' : 'failed';
  if (result.code === 200) return decodeAddress(result.data) ?? 'failed';
  return withoutAddress.includes(result.code) ? 'unknown' : 'failed';
}
