/** The one stylesheet of the sandbox pages. */
export const stylesheet = `
:root {
  --ink: #1d2733; --soft: #5b6878; --line: #e3e8ee; --ground: #f5f7fa; --sheet: #fff;
  --accent: #1f5fbf; --good: #17703f; --bad: #b3261e; --warn: #8a5300;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.6;
  font-family: system-ui, -apple-system, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; font-size: 15px; }
a { color: var(--accent); }
.top { background: var(--sheet); border-bottom: 1px solid var(--line); }
.bar, nav, main { max-width: 1080px; margin: 0 auto; padding: 0 20px; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding-top: 14px; }
.brand { font-weight: 700; font-size: 17px; color: var(--ink); text-decoration: none; }
.run { font-size: 13px; color: var(--soft); min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
nav { display: flex; gap: 4px; overflow-x: auto; scrollbar-width: none; }
nav a { padding: 10px 12px; color: var(--soft); text-decoration: none; white-space: nowrap; border-bottom: 2px solid transparent; }
nav a:hover { color: var(--ink); }
nav a[aria-current] { color: var(--accent); border-color: var(--accent); font-weight: 600; }
main { padding-top: 28px; padding-bottom: 56px; }
h1 { margin: 0; font-size: 24px; line-height: 1.3; }
h2 { margin: 32px 0 12px; font-size: 17px; }
.intro { margin: 6px 0 22px; color: var(--soft); max-width: 52em; text-wrap: pretty; }
form > .intro { margin-top: 0; }
.card > dl { margin: 0; }
code, .mono { font-family: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; font-size: 13px; overflow-wrap: anywhere; }

.sheet, .card, .empty { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; }
.empty { padding: 40px 24px; text-align: center; }
.empty p { margin: 6px auto 0; color: var(--soft); max-width: 34em; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 11px 16px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: 13px; font-weight: 600; color: var(--soft); white-space: nowrap; }
tbody tr:last-child td { border-bottom: 0; }
td { overflow-wrap: break-word; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--soft); }
details summary { cursor: pointer; color: var(--accent); white-space: nowrap; }
dl { display: grid; grid-template-columns: minmax(90px, max-content) 1fr; gap: 4px 14px; margin: 10px 0 4px; font-size: 13px; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.chip { display: inline-block; padding: 1px 9px; border-radius: 99px; font-size: 13px; background: #eef2f6; color: var(--soft); white-space: nowrap; }
.chip.good { background: #e5f4ea; color: var(--good); } .chip.bad { background: #fdecea; color: var(--bad); }
.chip.warn { background: #fdf1de; color: var(--warn); }

.cards { display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); }
.tiles { grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
.card { padding: 18px 20px; }
a.card { color: inherit; text-decoration: none; } a.card:hover { border-color: var(--accent); }
.card .count { font-size: 30px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
.card .note { color: var(--soft); font-size: 13px; }
.row { display: flex; align-items: center; justify-content: space-between; gap: 12px; flex-wrap: wrap; }
.code { margin: 8px 0; font: 700 38px/1.2 ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; letter-spacing: 6px; }
.spent .code { color: #8592a1; }

form { margin: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.fields { display: grid; gap: 14px; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); align-items: end; }
label { display: grid; gap: 4px; font-size: 13px; color: var(--soft); min-width: 0; }
input, select { width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid #b9c3cf; border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-size: 16px; }
button, .button { min-height: 44px; padding: 8px 18px; border: 1px solid transparent; border-radius: 8px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: #fff; border-color: #b9c3cf; color: var(--ink); }
button.danger { background: #fff; border-color: #e0b4b0; color: var(--bad); }
:focus-visible { outline: 3px solid #8db8f5; outline-offset: 2px; }
.actions { display: flex; gap: 10px; margin-top: 16px; flex-wrap: wrap; }
.stack { display: grid; gap: 12px; }
.message { padding: 12px 16px; border-radius: 10px; margin: 0 0 18px; background: #e5f4ea; color: var(--good); }
.message.bad { background: #fdecea; color: var(--bad); }
.card > details > summary { font-weight: 600; min-height: 28px; white-space: normal; overflow-wrap: anywhere; }
.card > details[open] > summary { margin-bottom: 14px; }

.pictures { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.pictures img { display: block; height: 64px; width: auto; max-width: 128px; object-fit: contain; border: 1px solid var(--line); border-radius: 6px; background: var(--sheet); }

@media (max-width: 640px) {
  .bar, nav, main { padding-left: 16px; padding-right: 16px; }
  nav a { padding: 10px 9px; }
  main { padding-top: 20px; }
  .cards { grid-template-columns: 1fr; }
  .tiles { grid-template-columns: 1fr 1fr; gap: 10px; }
  .tiles .card { padding: 14px; }
  .tiles .card:last-child:nth-child(odd), label.wide { grid-column: 1 / -1; }
  .fields { grid-template-columns: 1fr 1fr; }
  .sheet { background: none; border: 0; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, td { display: block; }
  tr { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 8px 14px; margin-bottom: 12px; }
  td { border: 0; padding: 5px 0; overflow-wrap: anywhere; display: grid; grid-template-columns: 5em 1fr; gap: 10px; }
  td::before { content: attr(data-label); color: var(--soft); font-size: 13px; line-height: 24px; }
}
`;
