import { writeFileSync } from 'node:fs';

// Loaded before a command that is measured: leaves what it has used in the file that FUNNEL_USAGE names.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
  writeFileSync(process.env.FUNNEL_USAGE ?? '/dev/null', JSON.stringify(usage));
});
