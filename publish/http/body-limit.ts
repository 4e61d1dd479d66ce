/** The largest body of a call, bytes: as the sandbox has it; forms send less than a hundredth. */
export const maxBodyBytes = 256 * 1024;
