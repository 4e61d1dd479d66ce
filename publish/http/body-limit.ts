/** The largest request body, bytes: the same limit as the sandbox's; forms send less than a hundredth. */
export const maxBodyBytes = 256 * 1024;
