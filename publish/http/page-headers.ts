/** The headers of a host's HTML, the same for every server that serves it. */
export const pageHeaders = ({ policy, script }: { policy: string; script: string }) => ({
  'content-security-policy': policy,
  link: `<${script}>; rel=modulepreload; crossorigin`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
});
