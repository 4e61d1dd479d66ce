/**
 * The only script of the sandbox pages: the copy buttons, and the refresh of a page whose `#live` names an address to
 * poll. When that response changes, the script fetches the page again and replaces `#live`, so that only the server
 * renders.
 */
export const pageScript = `
const live = document.getElementById('live');
const url = live.dataset.poll;
let known;

async function refresh() {
  const state = await (await fetch(url)).text();
  const changed = known !== undefined && state !== known;
  known = state;
  // An opened row stays open: whoever reads it is not interrupted.
  if (!changed || live.querySelector('details[open]')) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  live.replaceChildren(...page.getElementById('live').childNodes);
}

async function poll() {
  if (!document.hidden) await refresh().catch(() => {});
  setTimeout(poll, 1500);
}
if (url) poll();

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  const copied = await navigator.clipboard.writeText(button.dataset.copy).then(() => true, () => false);
  button.textContent = copied ? '已复制' : '请手动复制';
  setTimeout(() => { button.textContent = '复制'; }, 1500);
});

document.addEventListener('submit', (event) => {
  const question = event.submitter && event.submitter.dataset.confirm;
  if (question && !confirm(question)) event.preventDefault();
});
`;
