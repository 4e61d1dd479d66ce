import type { ChannelShard } from '../../runtime/index.ts';
import type { BootScriptState } from '../site-data/boot-script-state.ts';
import { type EmbeddedSite, embeddedSiteId } from '../site-data/embedded-site.ts';

/** The telephone number of the visitor's brand. @throws if the HTML carries no site or the brand is unknown */
function phoneOf(channelNumber: string, shard: ChannelShard | null): string {
  var data = document.getElementById(embeddedSiteId) as HTMLElement;
  var site = (JSON.parse(data.textContent) as EmbeddedSite).site;
  var channel = shard ? shard.channels[channelNumber] : site.channels[site.settings.defaultChannel];
  var brand = (channel && channel.brand && channel.brand.id) || site.brand.id || site.defaultBrand;
  return ((shard && shard.brands[brand]) || (site.brands[brand] as { complaintPhone: string }))
    .complaintPhone;
}

/** Links the telephone number of the visitor's brand; the notice contains that of the host's. */
export function showPhone(link: HTMLAnchorElement, boot: BootScriptState): void {
  function show(shard: ChannelShard | null): void {
    try {
      var phone = phoneOf(boot.channel, shard);
      link.href = 'tel:' + phone.replace(/[^\d+]/g, '');
      (link.querySelector('span') as HTMLElement).textContent = phone;
      link.hidden = !phone;
    } catch (_error) {}
  }
  if (!boot.hidesBrand) return;
  link.hidden = true;
  var request = boot.loadShard();
  if (!boot.channel) show(null);
  else if (request) (request.json as Promise<ChannelShard>).then(show).catch(function () {});
}
