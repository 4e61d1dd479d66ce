import { writeFileSync } from 'node:fs';

// Preloaded into a measured command: writes its processor time and memory to the file named by FUNNEL_USAGE.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  writeFileSync(process.env.FUNNEL_USAGE ?? '/dev/null', JSON.stringify(usage));
});
