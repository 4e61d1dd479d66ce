/** The largest body of a call, bytes: as the sandbox has it; forms send less than a hundredth. */
export const bodyLimit = 256 * 1024;
