import { clockFaults } from './clock-faults.ts';
import { deployFaults } from './deploy-faults.ts';
import { environmentFaults } from './environment-faults.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input-faults.ts';
import { lifecycleFaults } from './lifecycle-faults.ts';
import { navigationFaults } from './navigation-faults.ts';
import { networkFaults } from './network-faults.ts';
import { responseFaults } from './response-faults.ts';
import { sessionFaults } from './session-faults.ts';
import { storageFaults } from './storage-faults.ts';

/** In the order of their numbers. */
export const allFaults: readonly Fault[] = [
  ...storageFaults,
  ...clockFaults,
  ...networkFaults,
  ...responseFaults,
  ...sessionFaults,
  ...lifecycleFaults,
  ...deployFaults,
  ...inputFaults,
  ...environmentFaults,
  ...navigationFaults,
].sort((one, other) => one.id.localeCompare(other.id));
