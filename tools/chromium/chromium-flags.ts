/**
 * The features that playwright disables: Chromium respects the last `--disable-features` only, so ours must repeat
 * them. A test compares the list with playwright's.
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

/**
 * The popup of the address bar, and two pages that Chromium loads beside every window: half a second of processor
 * time.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features of Chromium that tests and benchmarks do not need. */
export const switchedOff: readonly string[] = [...offForPlaywright, ...addressBar];

/** Stops Chromium from doing anything of its own: no network calls, no graphics card, nothing in the address bar. */
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
