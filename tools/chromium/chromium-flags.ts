/**
 * What playwright switches off by itself: Chromium hears the last `--disable-features` only, so that ours has to say it
 * again. A test compares it with playwright's list.
 */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The popup of the address bar, two pages that Chromium loads beside every window: half a second of a processor. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features of Chromium that tests and benchmarks do without. */
export const switchedOff: readonly string[] = [...offForPlaywright, ...addressBar];

/** A Chromium that does nothing of its own beside the page: no calls, no graphics card, nothing in the address bar. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
];
